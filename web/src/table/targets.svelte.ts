// Marks the things of the board and the strips: what can be chosen glows and can be clicked, nothing else can.
import type { Decision } from "./decision.svelte";
import "./targets.css";

function set(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

const thingOf = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest("[data-can]")?.getAttribute("data-thing") ?? null) : null;

/** An attachment that keeps the marks up to date while boards are redrawn, and handles the pointer. */
export function targets(decision: Decision): (root: HTMLElement) => () => void {
  return (root) => {
    const mark = (): void => {
      const { can, lit, at, taught } = decision;
      // Elements that lost their `data-thing` lose the marks, too.
      for (const element of root.querySelectorAll("[data-thing], [data-can], [data-lit], [data-taught]")) {
        const thing = element.getAttribute("data-thing");
        set(element, "data-can", thing !== null && can.has(thing));
        set(element, "data-taught", thing !== null && taught.has(thing));
        set(element, "data-lit", thing !== null && (lit.has(thing) || (at === thing && can.has(thing))));
      }
    };
    const click = (event: Event): void => {
      const thing = thingOf(event);
      if (thing !== null) decision.take(thing);
    };
    const over = (event: Event): void => {
      const thing = thingOf(event);
      if (decision.pointed !== thing) decision.pointed = thing;
    };
    const leave = (): void => {
      decision.pointed = null;
    };

    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-thing"] });
    root.addEventListener("click", click);
    root.addEventListener("pointerover", over);
    root.addEventListener("pointerleave", leave);
    const stop = $effect.root(() => {
      $effect(mark);
    });
    return () => {
      stop();
      observer.disconnect();
      root.removeEventListener("click", click);
      root.removeEventListener("pointerover", over);
      root.removeEventListener("pointerleave", leave);
    };
  };
}
