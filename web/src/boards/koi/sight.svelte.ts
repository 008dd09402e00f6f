// How one looks at a pond: by how much it is turned, and whether its hexes show what they are called. For all ponds of a table at once.

class Sight {
  /** Sixths of a circle, anticlockwise, as the directions are numbered. */
  steps = $state(0);
  labels = $state(false);
  /** How large they are written, in units of the pond: the further away it is, the larger. */
  lettering = $state(15);

  /** Turns the drawing, clockwise by so many sixths. */
  turn(by: number): void {
    this.steps = (this.steps - by + 6) % 6;
  }

  /** The next table is seen as it lies. */
  reset(): void {
    this.steps = 0;
    this.labels = false;
  }

  get degrees(): number {
    return ((6 - this.steps) % 6) * 60;
  }
}

export const sight = new Sight();
