// Whether an operator has banned the reader, as the last answer of the server said.
class Ban {
  active = $state(false);
  /** When the ban ends, as the server writes times; null: it lasts until it is lifted. */
  until = $state<string | null>(null);

  set(until: string | null): void {
    this.active = true;
    this.until = until;
  }
}

export const ban = new Ban();
