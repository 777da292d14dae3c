"""Hosting under strain: crashes, load, faults and forgeries, each as a command (`make crash` and the like) and small as
a test."""
