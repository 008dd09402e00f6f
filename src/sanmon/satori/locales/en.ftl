# Satori in English. Names stand alone; sentences take them as they are.

game-title = Satori
game-line = Lead worshippers to the altars, monks to the light, and raise the great pagoda.
players-option = Players
option-printing-title = Printing
option-printing-2024 = 2024
option-printing-2023 = 2023
option-few-worshippers-title = Easier: two worshippers of each colour
option-humble-charity-title = Easier: at the charity altar the Automaton gets incense
option-strict-rewards-title = Easier: a reward it cannot take is lost
