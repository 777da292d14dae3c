"""A stand-in for Discord, to which the unmodified client connects: to play without an account, and for tests."""
