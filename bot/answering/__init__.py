"""How a person gets an answer: the error boundary around every command and click, and the private answer itself."""
