// The four crests (kamon): a crane in a ring, a maple leaf in a lozenge, a wave in a square, a moon in a hexagon. Frame
// and figure both differ, so that even small grey ones can be distinguished. Drawn on a square of 100.

export type Crest = { name: "crane" | "maple" | "wave" | "moon"; frame: string; figure: string };

export const crests: readonly [Crest, Crest, Crest, Crest] = [
  {
    name: "crane",
    frame: "M50 3A47 47 0 1 1 50 97 47 47 0 1 1 50 3Z",
    figure:
      "M50 86C45 78 43 70 44 62 30 64 17 56 12 40 20 46 26 47 31 46 25 40 22 33 22 24 29 34 36 38 41 38 37 31 36 24 38 15 42 27 46 34 50 40 54 34 58 27 62 15 64 24 63 31 59 38 64 38 71 34 78 24 78 33 75 40 69 46 74 47 80 46 88 40 83 56 70 64 56 62 57 70 55 78 50 86ZM50 50 46 55 50 60 54 55Z",
  },
  {
    name: "maple",
    frame: "M50 1 99 50 50 99 1 50Z",
    figure:
      "M50 15 55 33 66 25 63 38 80 36 71 46 82 53 68 56 70 66 56 61 53 66 53 83H47V66L44 61 30 66 32 56 18 53 29 46 20 36 37 38 34 25 45 33Z",
  },
  {
    name: "wave",
    frame: "M6 6H94V94H6Z",
    figure:
      "M14 82V66C24 64 30 56 34 46 40 30 54 20 70 22 82 23.500 89 32 87 42 84 36 77 33 71 35 63 37.500 61 46 66 51 71 56 79 54 86 49V58C78 66 66 67 58 61 52 56.500 50 49 52 42 46 48 44 58 38 66H86V73H28C24 78 20 81 14 82Z",
  },
  {
    name: "moon",
    frame: "M50 2 91.500 26V74L50 98 8.500 74V26Z",
    figure: "M60 17A34 34 0 1 0 83 62 27 27 0 1 1 60 17Z",
  },
];
