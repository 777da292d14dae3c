"""What is checked about the tests themselves: examples, rulings, rule ids."""
