"""Showdown and Focus; combat and damage; the chain and Reaction."""
from __future__ import annotations

from bot.lessons.course.basics import END_TOO_SOON
from bot.lessons.course.setting import AT_BRIDGE, AT_YARD, CALM, FURY, keeper, position, pupil
from bot.lessons.lesson import KEEPER, PUPIL, Did, Happened, Lesson, Step, Why
from cards.training import BREATH, GATE, PEBBLE, SCROLL, STEADY, TALL, YOUNG

SHOWDOWN = Lesson(
    "showdown", "Showdown and Focus", "What happens before a battlefield changes hands",
    position(
        pupil(base=(STEADY.code,), hand=(SCROLL.code, SCROLL.code), runes=(CALM, CALM)),
        keeper(),
    ),
    (
        Step("When a unit contests a battlefield, a **showdown** opens there. Players act in turn: whoever has "
             "**Focus** plays an Action or a Reaction, or passes. When all have passed in a row, it closes."),
        Step("Short Lesson is an Action: you may play it in a showdown. First there has to be one.",
             "Move **Steady Guard** to **Practice Yard**.",
             (Happened("showdown starts", at="Practice Yard"),),
             ((Did("end"), END_TOO_SOON),
              (Did("play"), Why("806", "You can play it now, too. But an Action is for showdowns: keep it.")),
              (Did("move", at="Old Bridge"), Why("451", "A showdown would open at Old Bridge. Take Practice Yard."))),
             way=(("move", "Steady Guard", "Practice Yard"),)),
        Step("You contested Practice Yard, so you have Focus first.",
             "Play **Short Lesson**.",
             (Happened("resolved", "Short Lesson", PUPIL),),
             ((Did("pass"), Why("347.2", "That passes Focus on. If the Keeper passes too, the showdown closes, and you "
                               "have played nothing.")),),
             way=(("play", "Short Lesson"),)),
        Step("When the chain was empty again, Focus went to the Keeper, who passed. You have it again.",
             "**Pass** Focus. All have passed then: the showdown closes, and you conquer Practice Yard.",
             (Happened("conquered", "", PUPIL, "Practice Yard"),),
             ((Did("play"), Why("348", "Another card is another chain, and all have to pass again. Nobody needs it.")),
              (Did("use"), Why("164.2", "Runes pay for something, and there is nothing to pay for. Pass."))),
             way=(("pass",),)),
    ))

COMBAT = Lesson(
    "combat", "Combat and damage", "Units fight with their Might",
    position(
        pupil(base=(TALL.code, YOUNG.code, YOUNG.code)),
        keeper(at={AT_BRIDGE: (GATE.code,), AT_YARD: (STEADY.code, GATE.code)}),
    ),
    (
        Step("Move to where an enemy unit is, and a **combat** begins. After its showdown both sides deal damage at "
             "the same time: as much as the Might of all their units together.\nA unit dies of damage that is at least "
             "its Might. After the combat all survivors are healed."),
        Step("At Old Bridge stands one Gate Guard, Might 2. Tall Guard has Might 5.",
             "Attack **Old Bridge** with **Tall Guard** alone.",
             (Happened("conquered", "", PUPIL, "Old Bridge"),),
             ((Did("end"), END_TOO_SOON),
              (Did("move", "Young Guard", "Old Bridge", 1), Why("142.4.b", "Might 2 against Might 2: both units die, "
                                                               "and nobody is left to conquer.")),
              (Did("move", at="Practice Yard"), Why("465.2", "There the Keeper has Might 3 and 2, 5 together. Begin "
                                                   "where you are stronger.")),
              (Did("move", units=2), Why("465.2", "Tall Guard is enough. Keep the others ready.")),
              (Did("move", units=3), Why("465.2", "Tall Guard is enough. Keep the others ready."))),
             way=(("move", "Tall Guard", "Old Bridge"),)),
        Step("Tall Guard got 2 damage, killed Gate Guard, conquered Old Bridge, and is healed."),
        Step("At Practice Yard stand Steady Guard and Gate Guard. Your two Young Guards deal 4 together. The Keeper’s "
             "units deal 5, so you will lose both. Go on all the same: choose what it is worth.",
             "Attack **Practice Yard** with **both Young Guards together**.",
             (Did("move", "Young Guard", "Practice Yard", 2),),
             ((Did("end"), END_TOO_SOON),
              (Did("move", units=1), Why("144.3", "Several units may move together, as one action. One alone deals 2, "
                                        "which is not enough for Steady Guard. Mark the other one, too."))),
             way=(("move", "Young Guard", "Practice Yard", "Young Guard"),)),
        Step("You deal 4 damage and say who gets it. A unit must get all that kills it before another gets any. So "
             "whom do you begin with? Steady Guard needs 3, Gate Guard 2.",
             "Kill **Steady Guard**, the stronger one.",
             (Happened("died", "Steady Guard", KEEPER),),
             ((Happened("died", "Gate Guard", KEEPER), Why("465.2.c.3", "Then Gate Guard gets the 2 that kill it, and "
                                                           "the other 2 don’t kill Steady Guard.")),),
             way=(("choose", "Steady Guard"),)),
    ))

CHAIN = Lesson(
    "chain", "The chain and Reaction", "Answering what others play",
    position(
        pupil(base=(YOUNG.code,), hand=(BREATH.code,), runes=(CALM,)),
        keeper(hand=(PEBBLE.code,), runes=(FURY, FURY)),
        turn_of=KEEPER,
    ),
    (
        Step("It is the Keeper’s turn. The Keeper has played Thrown Pebble: 2 damage for your Young Guard, which would "
             "kill it.\nThe spell is on the **chain** and hasn’t done anything yet. First you get **Priority**: you "
             "may answer with a **Reaction**, or pass.",
             replies=(("play", "Thrown Pebble"),)),
        Step("The newest item on the chain resolves first. Deep Breath is a Reaction and gives a unit 2 Might this "
             "turn. It would resolve before Thrown Pebble.",
             "Answer with **Deep Breath** on your **Young Guard**.",
             (Happened("resolved", "Deep Breath", PUPIL), Happened("damaged", "Young Guard")),
             ((Did("pass"), Why("340.1", "If nobody answers, Thrown Pebble is the newest item and resolves. Young "
                               "Guard gets 2 damage at Might 2, and dies.")),),
             way=(("play", "Deep Breath"),)),
        Step("Deep Breath resolved first: Young Guard had Might 4 when 2 damage came, and it lives. Then the Keeper "
             "ended the turn, and with it the damage and the 2 Might went."),
    ))
