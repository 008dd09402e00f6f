"""Plans that a clever human would try: level 4 with a tilted evaluation, or forbidden to do something.

`plans.json` has them by game. `sanmon lab plans GAME` plays each of them against a level: a bot that plans should beat
all of them.
"""
