// How the reader looks at the ponds of a table: how far they are turned, and whether their hexes show labels.

class Sight {
  /** The rotation in sixths of a circle, anticlockwise, as directions are numbered. */
  steps = $state(0);
  labels = $state(false);
  /** The size of the labels in units of the pond; larger when the pond is drawn smaller. */
  lettering = $state(15);
  /** The goal tile that the reader points at: the pond shows what it would count. */
  goal = $state<string | null>(null);

  /** Turns the drawing clockwise by this many sixths. */
  turn(by: number): void {
    this.steps = (this.steps - by + 6) % 6;
  }

  /** Resets the view for the next table. */
  reset(): void {
    this.steps = 0;
    this.labels = false;
    this.goal = null;
  }

  get degrees(): number {
    return ((6 - this.steps) % 6) * 60;
  }
}

export const sight = new Sight();
