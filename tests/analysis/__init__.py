"""Tests of the analysis after a match."""
