"""How something happens: proposed, replaced, committed, heard; what is forbidden, delayed, won."""
