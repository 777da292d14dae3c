"""What Discord must be told: the queue of due messages, its pace, and what happens when Discord refuses."""
