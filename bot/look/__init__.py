"""`python -m bot.look`: a duel played by a script in two browser tabs, with pictures of what the players see."""
