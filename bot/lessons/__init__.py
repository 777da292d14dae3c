"""The feature `/tutorial`: lessons on fixed positions. `lesson` says what a lesson is, `course` has them as data,
`playing` plays one, and the rest shows and keeps it."""
