// Moves pieces from where they were to where they are. A piece has a name in `data-piece`; pieces with the same name
// are interchangeable, so those that stayed are matched first, then the rest with one another. A copy in a layer above
// the page does the moving.

const LONG = 320;
const SHORT = 150;
export const QUICK = SHORT;
const EASE = "cubic-bezier(0.3, 0.05, 0.2, 1)";
/** A shorter distance, in pixels, is not a move. */
const STILL = 3;
/** More moves than this mean that the whole board was redrawn; then nothing moves. */
const MOST = 24;

export type Spot = { x: number; y: number };
export type Scene = ReadonlyMap<string, Spot[]>;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader allows motion. */
export const motionAllowed = (motion: string): boolean => motion !== "none" && !reducedMotion.matches;

const pieces = (root: Element): Element[] => [...root.querySelectorAll("[data-piece]")];

export function spotOf(element: Element): Spot | null {
  const box = element.getBoundingClientRect();
  return box.width === 0 ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where every piece is now. */
export function sceneOf(root: Element): Scene {
  const scene = new Map<string, Spot[]>();
  for (const element of pieces(root)) {
    const spot = spotOf(element);
    if (!spot) continue;
    const name = element.getAttribute("data-piece") ?? "";
    const there = scene.get(name);
    if (there) there.push(spot);
    else scene.set(name, [spot]);
  }
  return scene;
}

const near = (one: Spot, two: Spot): boolean => Math.hypot(one.x - two.x, one.y - two.y) < STILL;

/** Moves the pieces that were elsewhere before, and fades new ones in. Returns how long that takes, in milliseconds. */
export function play(root: Element, before: Scene, motion: string): number {
  if (before.size === 0) return 0;
  const left = new Map([...before].map(([name, spots]) => [name, [...spots]]));
  const moved: { element: Element; name: string; spot: Spot }[] = [];
  for (const element of pieces(root)) {
    const spot = spotOf(element);
    if (!spot) continue;
    const name = element.getAttribute("data-piece") ?? "";
    const spots = left.get(name);
    const same = spots?.findIndex((other) => near(other, spot)) ?? -1;
    if (spots && same >= 0) spots.splice(same, 1);
    else moved.push({ element, name, spot });
  }
  if (moved.length === 0 || moved.length > MOST) return 0;
  const duration = motion === "quick" ? SHORT : LONG;
  for (const { element, name, spot } of moved) {
    const from = motionAllowed(motion) ? (nearest(left.get(name), spot) ?? sourceOf(root, name)) : null;
    if (from) glide(element, { x: from.x - spot.x, y: from.y - spot.y }, duration);
    else arrive(element, motionAllowed(motion) ? duration : 0);
  }
  return motionAllowed(motion) ? duration : SHORT;
}

/** Where new pieces of this name come from, e.g. a pile or a reserve (`data-source`). */
function sourceOf(root: Element, name: string): Spot | null {
  const source = root.querySelector(`[data-source~="${CSS.escape(name)}"]`);
  return source && spotOf(source);
}

/** Lets a new piece appear: it fades in, or turns over or spreads as `data-arrives` says. */
function arrive(element: Element, duration: number): void {
  const how = duration > 0 ? element.getAttribute("data-arrives") : null;
  if (how === "stamped" && element instanceof SVGElement) return stamp(element);
  const style = "transform-box: fill-box; transform-origin: center";
  if (how && element instanceof SVGElement) {
    element.style.cssText = style;
    const from = how === "turned" ? "scaleX(0.02)" : "scale(0.25)";
    element.animate(
      [
        { transform: from, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration, easing: EASE },
    );
  } else {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHORT, easing: "ease-out" });
  }
}

/** What is claimed or finished is pressed on like a seal: it comes down, and a ring runs out from it. */
function stamp(element: SVGElement): void {
  element.style.cssText = "transform-box: fill-box; transform-origin: center";
  element.animate(
    [
      { transform: "scale(2.2) rotate(-9deg)", opacity: 0 },
      { transform: "scale(0.92)", opacity: 1, offset: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 340, easing: "cubic-bezier(0.5, 0, 0.8, 0.4)" },
  );
  const box = element.getBoundingClientRect();
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  const facts = { cx: box.x + box.width / 2, cy: box.y + box.height / 2, r: Math.max(14, box.width / 2) };
  for (const [name, value] of Object.entries(facts)) ring.setAttribute(name, String(value));
  ring.style.cssText =
    "fill:none;stroke:var(--vermilion);stroke-width:3;transform-box:fill-box;transform-origin:center";
  layer().append(ring);
  const spread = ring.animate(
    [
      { opacity: 0, transform: "scale(0.8)" },
      { opacity: 0.9, transform: "scale(1)", offset: 0.05 },
      { opacity: 0, transform: "scale(1.9)" },
    ],
    { duration: 460, delay: 200, easing: "ease-out", fill: "backwards" },
  );
  const remove = (): void => ring.remove();
  spread.finished.then(remove, remove);
}

const flying = new Set<Animation>();

/** Ends all flights at once: whoever plays on does not wait for them. */
export function endFlights(): void {
  for (const one of flying) one.finish();
}

/** A copy of a picture flies in a low arc. */
export function flight(picture: Element, from: Spot, to: Spot, duration: number, delay: number): void {
  const copy = copyOf(picture);
  const here = spotOf(picture);
  if (!copy || !here) return;
  const at = ({ x, y }: Spot, rise = 0): string => `translate(${x - here.x}px, ${y - here.y - rise}px)`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  layer().append(copy);
  const motion = copy.animate(
    [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.08 },
      { transform: at(middle, rise), opacity: 1, offset: 0.55 },
      { transform: at(to), opacity: 0.9 },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  flying.add(motion);
  const remove = (): void => {
    flying.delete(motion);
    copy.remove();
  };
  motion.finished.then(remove, remove);
}

/** Removes the nearest spot from the list and returns it. */
function nearest(spots: Spot[] | undefined, spot: Spot): Spot | null {
  if (!spots || spots.length === 0) return null;
  let best = 0;
  spots.forEach((other, place) => {
    const far = (one: Spot | undefined): number => (one ? Math.hypot(one.x - spot.x, one.y - spot.y) : Infinity);
    if (far(other) < far(spots[best])) best = place;
  });
  return spots.splice(best, 1)[0] ?? null;
}

/** The layer above the whole window, in screen pixels. */
function layer(): SVGSVGElement {
  let svg = document.querySelector<SVGSVGElement>("#gliding");
  if (!svg) {
    svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.id = "gliding";
    svg.setAttribute("aria-hidden", "true");
    svg.style.cssText =
      "position:fixed;inset:0;width:100vw;height:100vh;pointer-events:none;overflow:visible;z-index:40;color:var(--ink)";
    document.body.append(svg);
  }
  return svg;
}

function glide(element: Element, by: Spot, duration: number): void {
  const copy = copyOf(element);
  if (!copy) return;
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  copy.querySelectorAll("[data-piece], [data-thing]").forEach((one) => {
    for (const name of ["data-piece", "data-thing"]) one.removeAttribute(name);
  });
  layer().append(copy);
  const motion = copy.animate(
    [
      { transform: `translate(${by.x}px, ${by.y}px)` },
      { transform: `translate(${by.x * 0.45}px, ${by.y * 0.45 - Math.min(14, Math.hypot(by.x, by.y) * 0.06)}px)` },
      { transform: "none" },
    ],
    { duration, easing: EASE },
  );
  const removeCopy = (): void => copy.remove();
  motion.finished.then(removeCopy, removeCopy);
}

/** A copy of the piece at its present place, for the layer. */
function copyOf(element: Element): SVGGElement | null {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    const parent =
      element.parentElement instanceof SVGGraphicsElement ? element.parentElement : element.ownerSVGElement;
    const matrix = parent.getScreenCTM();
    if (!matrix) return null;
    const inner = document.createElementNS("http://www.w3.org/2000/svg", "g");
    const { a, b, c, d, e, f } = matrix;
    inner.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    inner.append(clean(element));
    group.append(inner);
    return group;
  }
  const box = element.getBoundingClientRect();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  for (const [name, value] of Object.entries({ x: box.left, y: box.top, width: box.width, height: box.height }))
    frame.setAttribute(name, String(value));
  const copy = clean(element);
  copy.setAttribute("style", `width:${box.width}px;height:${box.height}px;margin:0;box-sizing:border-box`);
  frame.append(copy);
  group.append(frame);
  return group;
}

function clean(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const name of ["data-piece", "data-thing", "data-can", "data-lit"]) copy.removeAttribute(name);
  return copy;
}
