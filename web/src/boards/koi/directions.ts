// The six directions, numbered anticlockwise from the east.
export const DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"] as const;
