"""Hidden; the final point; a turn of one's own."""
from __future__ import annotations

from bot.lessons.course.basics import END_TOO_SOON
from bot.lessons.course.setting import AT_BRIDGE, AT_YARD, FURY, keeper, position, pupil, tired
from bot.lessons.lesson import ANYTHING, KEEPER, PUPIL, Did, Happened, Lesson, Step, Why
from cards.catalogue import find
from cards.training import BREATH, GATE, PEBBLE, PLANK, STEADY, TALL, YOUNG

HIDDEN = Lesson(
    "hidden", "Hidden", "A card facedown, played later for nothing",
    position(
        pupil(hand=(PLANK.code,), runes=(FURY,), at={AT_YARD: (tired(STEADY.code),)}),
        keeper(base=(TALL.code,)),
    ),
    (
        Step("Loose Plank costs 5 Energy, and you have one rune. But it has **Hidden**: for 1 Power of any domain you "
             "hide it facedown at a battlefield that you control.\nFrom the next player’s turn on you may play it from "
             "there as a Reaction, and its base cost is 0. It chooses only what is there."),
        Step("You control Practice Yard, and nothing is hidden there yet.",
             "**Hide** Loose Plank at **Practice Yard**.",
             (Happened("hidden", "Loose Plank", PUPIL),),
             ((Did("end"), END_TOO_SOON),),
             otherwise=Why("811.1.b", "To hide it you recycle the rune for its Power. Used otherwise, it is gone."),
             way=(("hide", "Loose Plank", "Practice Yard"),)),
        Step("The Keeper sees that a card lies there, and not which. Let them come.",
             "**End your turn**.",
             (Happened("combat starts", at="Practice Yard"),),
             way=(("end",),),
             replies=(("move", "Tall Guard", "Practice Yard"), ("pass",))),
        Step("Tall Guard attacks: Might 5 against your 3. The Keeper has passed Focus, and it is yours.",
             "Play **Loose Plank** from where it lies, on **Tall Guard**.",
             (Happened("died", "Tall Guard", KEEPER),),
             ((Did("pass"), Why("348.1", "If all pass, the combat goes on with its damage: Steady Guard dies, and Tall "
                               "Guard conquers.")),
              (Happened("damaged", "Steady Guard"), Why("811.1.d", "It can choose whatever is there, so Steady Guard "
                                                       "too. But that one is yours."))),
             way=(("play", "Loose Plank", "Tall Guard"),)),
        Step("It cost nothing, and Practice Yard is still yours. A hidden card stays only as long as you control its "
             "battlefield."),
    ))

FINAL = Lesson(
    "final", "The final point", "The last point is harder to get",
    position(
        pupil(base=(STEADY.code, YOUNG.code), points=7),
        keeper(points=5, base=(tired(GATE.code),)),
    ),
    (
        Step("You have 7 points, and 8 win. Holding would give the last one. But for the **final point** by conquering "
             "you have to score **every** battlefield in the same turn. Otherwise you draw a card instead."),
        Step("Both battlefields are free, and you have two units.",
             "Move **Young Guard** alone to **Practice Yard** and see what you get.",
             (Happened("conquered", "", PUPIL, "Practice Yard"),),
             ((Did("end"), END_TOO_SOON),
              (Did("move", units=2), Why("471.1.b.1", "Then both stand at one battlefield, and you can’t score the "
                                        "other one this turn.")),
              (Did("move", at="Old Bridge"), Why("471.1.b.1", "In which order you take them makes no difference. The "
                                                "step says Practice Yard.")),
              (Did("move", "Steady Guard"), Why("471.1.b.1", "That would do as well. The step says Young Guard."))),
             way=(("move", "Young Guard", "Practice Yard"),)),
        Step("You conquered Practice Yard and drew a card: no point. One battlefield is left."),
        Step("When you conquer Old Bridge, you have scored every battlefield this turn.",
             "Move **Steady Guard** to **Old Bridge** and win.",
             (Happened("won", seat=PUPIL),),
             ((Did("end"), Why("471.1.b.1", "In the next turn you would have to begin anew, or hold.")),),
             way=(("move", "Steady Guard", "Old Bridge"),)),
    ))

PHANTOM = find("Playful Phantom").code

ALONE = Lesson(
    "alone", "A turn of your own", "Everything together: win this turn",
    position(
        pupil(base=(STEADY.code, YOUNG.code), hand=(BREATH.code, PEBBLE.code), runes=(FURY,), points=7,
              at={AT_BRIDGE: (tired(YOUNG.code),)}, did=(("held", AT_BRIDGE),)),
        keeper(points=6, at={AT_YARD: (PHANTOM,)}, hand=(PEBBLE.code,), rune_deck=(FURY,)),
    ),
    (
        Step("Nobody tells you the moves any more. You have 7 points and held Old Bridge this turn. At Practice Yard "
             "stands a Playful Phantom, Might 5. You have one Fury rune: enough for one of your cards.\nCount: what do "
             "your units deal, what do they get, and who is left afterwards?"),
        Step("You have held Old Bridge this turn. Practice Yard is the other battlefield.",
             "**Win this turn.** *Try again* brings you back here as often as you like.",
             (Happened("won", seat=PUPIL),),
             ((Happened("turn ends"), Why("471.1.b.1", "Then the turn is over. Conquer Practice Yard: a unit of yours "
                                         "has to be left there after the combat.")),),
             also=(ANYTHING,),
             way=(("move", "Steady Guard", "Practice Yard", "Young Guard"), ("play", "Deep Breath", "Young Guard"))),
    ))
