"""What people can do: slash commands, and the one door for clicks."""
