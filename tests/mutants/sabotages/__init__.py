"""Sabotages of the bot by subject, each with the test that catches it."""
from tests.mutants.sabotage import Sabotage
from tests.mutants.sabotages.answers import ANSWERS
from tests.mutants.sabotages.computers import COMPUTERS
from tests.mutants.sabotages.decks import DECKS
from tests.mutants.sabotages.delivery import DELIVERY
from tests.mutants.sabotages.hosts import HOSTS
from tests.mutants.sabotages.keeping import KEEPING
from tests.mutants.sabotages.lessons import LESSONS
from tests.mutants.sabotages.matches import MATCHES
from tests.mutants.sabotages.pictures import PICTURES
from tests.mutants.sabotages.puzzles import PUZZLES
from tests.mutants.sabotages.rounds import ROUNDS
from tests.mutants.sabotages.seats import SEATS
from tests.mutants.sabotages.secrets import SECRETS
from tests.mutants.sabotages.upkeep import UPKEEP

SABOTAGES: tuple[Sabotage, ...] = (
    *SECRETS, *ANSWERS, *DELIVERY, *PICTURES, *MATCHES, *ROUNDS, *SEATS, *COMPUTERS, *DECKS, *KEEPING,
    *LESSONS, *PUZZLES, *UPKEEP, *HOSTS,
)
