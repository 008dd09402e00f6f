"""The Automaton, the opponent in a solo game."""
