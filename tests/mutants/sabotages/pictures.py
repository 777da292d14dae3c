"""Pictures that tell too much, say what isn't so, or keep a message waiting."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

PICTURES: tuple[Sabotage, ...] = (
    Sabotage(
        "two hands that differ have one name", "bot/pictures/orders.py",
        "blake2b(repr((shown, theme)).encode(), digest_size=10)", "blake2b(kind.encode(), digest_size=10)",
        "tests/bot/test_pictures.py::test_what_is_marked_is_in_the_picture",
        "the studio shows the picture of before"),
    Sabotage(
        "light pictures have the name of dark ones", "bot/pictures/orders.py",
        "repr((shown, theme))", "repr(shown)",
        "tests/bot/test_pictures.py::test_light_pictures_are_others",
        "who asks for light ones gets what somebody else saw"),
    Sabotage(
        "a text waits until its picture is drawn", "bot/pictures/studio.py",
        "        done, _ = await asyncio.wait({task}, timeout=self._late)",
        "        done, _ = await asyncio.wait({task})",
        "tests/bot/test_pictures.py::test_no_text_waits_long_for_a_picture",
        "a slow picture holds up the question"),
    Sabotage(
        "a picture that fails takes its text along", "bot/pictures/studio.py",
        "                log.exception(\"a picture can't be drawn; the text goes without it\")\n"
        "                return None",
        "                log.exception(\"a picture can't be drawn\")\n"
        "                raise",
        "tests/bot/test_pictures.py::test_a_picture_that_can_t_be_drawn_is_left_out",
        "one card that can't be drawn stops the match"),
    Sabotage(
        "older pictures are drawn though newer ones wait", "bot/pictures/studio.py",
        "            older.set_result(None)", "            pass",
        "tests/bot/test_pictures.py::test_the_newer_picture_of_a_message_takes_the_place_of_the_older",
        "the board lags behind by every move"),
    Sabotage(
        "the event loop draws", "bot/pictures/studio.py",
        "data = await asyncio.get_running_loop().run_in_executor(self._thread, self._draw, picture)",
        "data = self._draw(picture)",
        "tests/bot/test_pictures.py::test_the_loop_goes_on_while_a_picture_is_drawn",
        "clicks of all matches wait for each picture"),
    Sabotage(
        "every card of a hand is called playable", "bot/game/picturing.py",
        "Status(words or _why_not(reasons.get(card.code)), words is not None, ",
        "Status(words or \"Playable\", True, ",
        "tests/bot/test_picturing.py::test_each_card_says_whether_it_can_be_played_or_in_three_words_why_not",
        "a player plans with a card that is refused"),
    Sabotage(
        "one of two copies in a hand is called playable", "bot/game/picturing.py",
        "for id in [id for id in codes if codes[id] == code] or [option.subject]:",
        "for id in [option.subject]:",
        "tests/bot/test_picturing.py::test_each_card_says_whether_it_can_be_played_or_in_three_words_why_not",
        "a player takes two of the same card for different ones"),
    Sabotage(
        "cards that were held before count as new", "bot/game/picturing.py",
        "found = dict.fromkeys(me.drawn, \"New\")",
        "found = dict.fromkeys((card.id for card in me.hand or ()), \"New\")",
        "tests/bot/test_picturing.py::test_a_pill_says_what_is_new_and_where_a_card_is_that_is_not_in_the_hand",
        "nobody finds the card that was drawn"),
    Sabotage(
        "what can be played from a trash isn't shown", "bot/pictures/hand.py",
        "    others += [card for player in sight.players for card in player.trash]", "    others += []",
        "tests/bot/test_picturing.py::test_what_may_be_played_from_elsewhere_follows_the_hand",
        "a spell with Flow is overlooked"),
    Sabotage(
        "an exhausted unit stands upright", "bot/pictures/tiles.py",
        "lying = self.lying = stack.one.exhausted and shape.density != \"row\"", "lying = self.lying = False",
        "tests/pictures/test_boards.py::test_an_exhausted_unit_lies_on_its_side",
        "somebody counts on a unit that can't move"),
    Sabotage(
        "the sums of a combat are the wrong way round", "bot/pictures/fields.py",
        "first, second = map(str, showdown.might)", "second, first = map(str, showdown.might)",
        "tests/pictures/test_boards.py::test_combat_shows_sums_and_sides",
        "the loser of the combat is taken for its winner"),
    Sabotage(
        "letters of options stand on other objects", "bot/game/picturing.py",
        "on_board = {option.subject: letters[option.key] for option in asked.options if option.key in letters}",
        "on_board = {option.subject + 1: letters[option.key] for option in asked.options if option.key in letters}",
        "tests/bot/test_picturing.py::test_letters_stand_on_the_objects_that_they_choose",
        "a click chooses another unit than the one marked"),
)
