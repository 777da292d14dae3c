"""Cards grown at random from the words themselves, read and played: what can be declared is refused or carried out."""
