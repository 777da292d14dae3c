"""What is counted, compared, asked and paid: amounts, conditions, costs, moments."""
