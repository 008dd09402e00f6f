// Brings what one decides about into view, where a part of the page scrolls.

/** Scrolls the strips below the board so that something that can be chosen, or that a teacher shows, is in view. */
export function scrollStrips(field: Element): void {
  for (const strip of field.querySelectorAll(".people:not(.short) [data-scrolls]")) {
    const taught = strip.querySelectorAll("[data-taught]");
    const things = taught.length > 0 ? taught : strip.querySelectorAll("[data-can]");
    const box = strip.getBoundingClientRect();
    const outside = [...things].filter((thing) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top < box.top || bottom > box.bottom;
    });
    if (outside.length === things.length) things[0]?.scrollIntoView({ block: "nearest" });
  }
}

/** Scrolls a board of text to what a teacher speaks of. A drawn board is panned instead. */
export function scrollBoard(field: Element): void {
  field.querySelector(".stage [data-taught]")?.scrollIntoView({ block: "nearest" });
}
