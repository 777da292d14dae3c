"""The feature `/privacy`: what is stored about whoever asks, and how it goes."""
