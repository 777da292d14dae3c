"""What is done or happens (403–445). One class each; its position decides the mood: done, paid, noticed, forbidden."""
