"""Frames by what they are about."""
