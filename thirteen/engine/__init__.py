"""The rules of Thirteen: cards, combinations, legal plays, rounds, matches, records."""
