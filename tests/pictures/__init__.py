"""Tests of the pictures: what is on a scene, where, and what never is."""
