"""The lab: many games at once, for simulation, comparison of agents, training, research and measurement."""
