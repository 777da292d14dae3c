"""What a seat answers by itself."""
from engine.names.answers import PASS
from engine.standing.empty import foreseeing, provably_empty
from engine.standing.orders import NONE, Orders, Passing, ability_of, dumped, loaded, still
from engine.standing.windows import is_evident, is_window, responses, standing_answer
from engine.standing.yields import Until, Yield, begin, offered

__all__ = ["NONE", "PASS", "Orders", "Passing", "Until", "Yield", "ability_of", "begin", "dumped", "foreseeing",
           "is_evident", "is_window", "loaded", "offered", "provably_empty", "responses", "standing_answer", "still"]
