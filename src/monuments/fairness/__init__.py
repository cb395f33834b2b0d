"""Sealed decks: commitments before the deal, and their proofs."""
