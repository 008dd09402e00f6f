"""The Automaton, the opponent of a single player."""
