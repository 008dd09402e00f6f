// Marks the things of the board and the strips: what can be chosen glows and can be clicked, nothing else can.
import type { Decision } from "./decision.svelte";
import "./targets.css";

function set(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

const thingOf = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest("[data-can]")?.getAttribute("data-thing") ?? null) : null;

/** Half of the room, in screen pixels, that a finger needs. */
const THUMB = 22;

/** The thing that can be chosen nearest to a tap that hit none, within the room of a thumb. */
function nearest(root: HTMLElement, { target, clientX, clientY }: MouseEvent): string | null {
  if (!(target instanceof Element) || target.closest("button, a, input, select, label, summary")) return null;
  let [best, found]: [number, string | null] = [THUMB, null];
  for (const element of root.querySelectorAll("[data-can]")) {
    const box = (element.querySelector(":scope > .halo") ?? element).getBoundingClientRect();
    if (box.width === 0) continue;
    const across = Math.max(box.left - clientX, clientX - box.right, 0);
    const down = Math.max(box.top - clientY, clientY - box.bottom, 0);
    const far = Math.hypot(across, down);
    if (far < best) [best, found] = [far, element.getAttribute("data-thing")];
  }
  return found;
}

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
    const click = (event: MouseEvent): void => {
      const thing = thingOf(event) ?? (decision.touched ? nearest(root, event) : null);
      if (thing !== null) decision.take(thing);
    };
    const down = (event: PointerEvent): void => {
      decision.touched = event.pointerType === "touch";
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
    root.addEventListener("pointerdown", down, true);
    root.addEventListener("pointerover", over);
    root.addEventListener("pointerleave", leave);
    const stop = $effect.root(() => {
      $effect(mark);
    });
    return () => {
      stop();
      observer.disconnect();
      root.removeEventListener("click", click);
      root.removeEventListener("pointerdown", down, true);
      root.removeEventListener("pointerover", over);
      root.removeEventListener("pointerleave", leave);
    };
  };
}
