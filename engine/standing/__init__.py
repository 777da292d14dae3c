"""What a seat answers by itself."""
from engine.standing.empty import provably_empty
from engine.standing.windows import standing_answer

__all__ = ["provably_empty", "standing_answer"]
