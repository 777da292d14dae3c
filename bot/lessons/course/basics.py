"""Runes and playing a card; moving; conquering and holding."""
from __future__ import annotations

from bot.lessons.course.setting import AT_BRIDGE, CALM, FURY, keeper, position, pupil, tired
from bot.lessons.lesson import KEEPER, PUPIL, Did, Happened, Lesson, Step, Why
from cards.training import GATE, PEBBLE, STEADY, TALL, YOUNG

END_TOO_SOON = Why("316.9", "That ends your turn, and with it your Main Phase. You aren’t done yet.")

RUNES = Lesson(
    "runes", "Runes and playing a card", "What cards cost, and what pays for them",
    position(
        pupil(hand=(YOUNG.code, PEBBLE.code, TALL.code), runes=(FURY, FURY, FURY, CALM)),
        keeper(at={AT_BRIDGE: (GATE.code,)}),
    ),
    (
        Step("You play cards in your Main Phase. Each has a cost: a number of Energy, and for some cards Power of a "
             "domain.\nRunes pay. Exhaust a rune for 1 Energy; next turn it readies. Recycle a rune for 1 Power of its "
             "domain: it goes back to your Rune Deck. The bot chooses runes for you."),
        Step("You have four runes: 3 Fury and 1 Calm. Young Guard costs 2 Energy. Tall Guard costs 5, so you can’t "
             "play it yet.",
             "Play **Young Guard**. It enters at your base.",
             (Happened("played", "Young Guard", PUPIL),),
             ((Did("end"), END_TOO_SOON),
              (Did("play", "Thrown Pebble"), Why("357", "Then a rune is recycled, and another is exhausted. It can be "
                                                 "paid, but the step is about Young Guard."))),
             also=(Did("use"),), way=(("play", "Young Guard"),)),
        Step("Young Guard has entered exhausted, as units do. It can move from your next turn on.\nTwo of your runes "
             "are exhausted now. They can still be recycled."),
        Step("Thrown Pebble is a spell: it does what it says and goes to your trash. It costs 1 Energy **and** 1 Fury: "
             "one rune is exhausted, one is recycled.",
             "Play **Thrown Pebble** on the Keeper’s **Gate Guard** at Old Bridge.",
             (Happened("died", "Gate Guard", KEEPER),),
             ((Did("end"), END_TOO_SOON),
              (Happened("died", "Young Guard", PUPIL), Why("355.5", "A spell does what it says to the unit that you "
                                                           "choose. That one is yours."))),
             also=(Did("use"),), way=(("play", "Thrown Pebble", "Gate Guard"),)),
    ))

MOVING = Lesson(
    "moving", "Moving", "Between your base and the battlefields",
    position(
        pupil(base=(YOUNG.code, tired(TALL.code)), at={AT_BRIDGE: (STEADY.code,)}),
        keeper(),
    ),
    (
        Step("Units are at a base or at a battlefield. A ready unit can make a Standard Move in your Main Phase: it is "
             "exhausted, and it goes there.\nTall Guard is exhausted, so it can’t."),
        Step("Old Bridge is yours: Steady Guard stands there.",
             "Move **Young Guard** from your base to **Old Bridge**.",
             (Happened("moved", "Young Guard", PUPIL, "Old Bridge"),),
             ((Did("end"), END_TOO_SOON),
              (Did("move", "Young Guard", "Practice Yard"), Why("144.4.a", "From its base a unit may go to any "
                                                               "battlefield. This one isn’t Old Bridge.")),
              (Did("move", "Steady Guard"), Why("144.4.b", "Steady Guard is at a battlefield already. From there it "
                                               "can go home."))),
             way=(("move", "Young Guard", "Old Bridge"),)),
        Step("Young Guard is exhausted now: that was the price of the move. It readies when your next turn begins."),
        Step("From a battlefield a unit can go back to its own base. From one battlefield to another it can’t, unless "
             "it has Ganking. *Why not?* tells you such things in every game.",
             "Move **Steady Guard** back to **your base**.",
             (Happened("moved", "Steady Guard", PUPIL, "base"),),
             ((Did("end"), END_TOO_SOON),),
             way=(("move", "Steady Guard", "Your base"),)),
    ))

CONQUERING = Lesson(
    "scoring", "Conquering and holding", "How battlefields give points",
    position(
        pupil(base=(STEADY.code, YOUNG.code)),
        keeper(base=(tired(GATE.code),)),
    ),
    (
        Step("The first player with 8 points wins. Battlefields give points in two ways: you **conquer** one by taking "
             "control of it, and you **hold** one that you still control when your turn begins.\nEach battlefield "
             "gives you one point a turn at most."),
        Step("Nobody controls Practice Yard. Your unit contests it by going there; nobody stands against it.",
             "Move **Steady Guard** alone to **Practice Yard** and conquer it.",
             (Happened("conquered", "", PUPIL, "Practice Yard"),),
             ((Did("end"), Why("469.1", "You conquer by gaining control of a battlefield. At your base nobody does.")),
              (Did("move", units=2), Why("190.4", "One unit there is enough to control it.")),
              (Did("move", "Young Guard"), Why("144.3", "Young Guard could, too. Take the stronger one: it has to stay "
                                              "there.")),
              (Did("move", "Steady Guard", "Old Bridge"), Why("469.1", "You would conquer Old Bridge. This step is "
                                                              "about Practice Yard."))),
             way=(("move", "Steady Guard", "Practice Yard"),)),
        Step("You control Practice Yard and have 1 point. As long as a unit of yours stays there, it stays yours."),
        Step("Now keep it. The Keeper has a turn, and then yours begins with the Beginning Phase.",
             "**End your turn**, and hold Practice Yard.",
             (Happened("held", "", PUPIL, "Practice Yard"),),
             ((Did("move"), Why("469.2", "Holding needs nothing more: you control it already. End your turn.")),),
             way=(("end",),)),
    ))
