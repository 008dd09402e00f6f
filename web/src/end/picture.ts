// The picture of a finished game as a file: the drawn board with a title, as SVG that needs nothing else, and as PNG.

export type Box = { x: number; y: number; w: number; h: number };
export type Caption = {
  /** The large line, such as "You won by 26". */
  title: string;
  /** The lines below it: the game and who has how many points. */
  lines: string[];
  /** The last line, small. */
  foot: string;
};

const WIDTH = 1200;
const MARGIN = 60;
const MOST_HIGH = 1000;
const SVG = "http://www.w3.org/2000/svg";

/** The properties of a drawing that style sheets set; they are written into the file. */
const DRAWN = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
  "stroke-dasharray", "stroke-dashoffset", "opacity", "display", "visibility", "transform", "transform-box",
  "transform-origin", "mix-blend-mode", "clip-path", "mask", "paint-order", "stop-color", "stop-opacity",
] as const; // prettier-ignore
const WRITTEN = [
  "font-family", "font-size", "font-weight", "font-style", "font-variant-numeric", "text-anchor", "letter-spacing",
  "dominant-baseline",
] as const; // prettier-ignore

/** A copy of a drawing that looks the same without the page's style sheets. HTML inside it is left out. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((element, place) => {
    const target = to[place];
    if (!(element instanceof SVGElement) || !target) return;
    const styles = getComputedStyle(element);
    const text = element instanceof SVGTextContentElement;
    const kept = (text ? [...DRAWN, ...WRITTEN] : DRAWN)
      .map((name) => [name, styles.getPropertyValue(name)] as const)
      .filter(([name, value]) => value !== "" && value !== "none" && !isDefault(name, value));
    // A shape without a fill must say so: black is the default.
    if (styles.fill === "none") kept.push(["fill", "none"]);
    if (styles.display === "none") kept.push(["display", "none"]);
    target.setAttribute("style", kept.map(([name, value]) => `${name}:${value}`).join(";"));
    for (const name of target.getAttributeNames())
      if (name !== "style" && target.getAttribute(name)?.includes("var("))
        target.removeAttribute(name); // resolved above
      else if (name === "class" || name === "tabindex" || name.startsWith("data-")) target.removeAttribute(name);
  });
  for (const html of copy.querySelectorAll("foreignObject, desc")) html.remove();
  return copy;
}

const DEFAULTS: Record<string, string> = {
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dashoffset": "0px",
  opacity: "1",
  display: "inline",
  visibility: "visible",
  "mix-blend-mode": "normal",
  "paint-order": "normal",
  "stop-opacity": "1",
  "stop-color": "rgb(0, 0, 0)",
  "transform-box": "view-box",
  "font-style": "normal",
  "letter-spacing": "normal",
  "dominant-baseline": "auto",
};
const isDefault = (name: string, value: string): boolean => DEFAULTS[name] === value;

/** The fonts of some families as style rules with their data inside, for the letters that a text has. */
async function fontsFor(families: ReadonlySet<string>, text: string): Promise<string> {
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const found = await Promise.all(
    faces.map(async (face) => {
      const family = face.style.getPropertyValue("font-family").replaceAll(/["']/g, "");
      const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
      if (!families.has(family) || !address || !within(face.style.getPropertyValue("unicode-range"), letters))
        return "";
      try {
        const base = face.parentStyleSheet?.href ?? location.href;
        const data = await dataUrl(await (await fetch(new URL(address, base))).blob());
        return face.cssText.replace(/src:[^;]+;/, `src:url(${data});`);
      } catch {
        return ""; // the file then shows a font of the reader's machine
      }
    }),
  );
  return found.join("");
}

/** Whether a unicode-range has one of these letters; an empty range has all. */
function within(range: string, letters: ReadonlySet<number>): boolean {
  if (range === "") return true;
  const parts = range.split(",").map((part) => part.trim().replace(/^U\+/i, "").split("-"));
  return [...letters].some((letter) =>
    parts.some(([from = "0", to = from]) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16)),
  );
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("the data cannot be read"));
    reader.readAsDataURL(blob);
  });
}

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

export type Picture = { svg: string; width: number; height: number };

/** A sheet of paper with the title above a part of a drawing. */
export async function pictureOf(drawing: SVGSVGElement, box: Box, caption: Caption): Promise<Picture> {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  const scale = Math.min((WIDTH - 2 * MARGIN) / box.w, MOST_HIGH / box.h);
  const [w, h] = [box.w * scale, box.h * scale];
  const top = MARGIN + 96 + caption.lines.length * 40;
  const height = Math.round(top + h + 90);
  const sheet = element("svg", { xmlns: SVG, viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height });
  const write = (text: string, y: number, size: number, fill: string, weight: number): SVGElement =>
    element(
      "text",
      {
        x: WIDTH / 2,
        y,
        fill,
        "text-anchor": "middle",
        "font-family": "Alegreya, Georgia, serif",
        "font-size": size,
        "font-weight": weight,
      },
      text,
    );
  const inner = standalone(drawing);
  for (const [key, value] of Object.entries({ x: (WIDTH - w) / 2, y: top, width: w, height: h }))
    inner.setAttribute(key, String(value));
  inner.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
  inner.setAttribute("style", "overflow:hidden");
  sheet.append(
    element("rect", { width: WIDTH, height, fill: colour("ground") }),
    element("rect", {
      x: 18,
      y: 18,
      width: WIDTH - 36,
      height: height - 36,
      fill: "none",
      stroke: colour("ink"),
      "stroke-width": 3,
    }),
    write(caption.title, MARGIN + 66, 66, colour("vermilion"), 700),
    ...caption.lines.map((line, place) => write(line, MARGIN + 116 + place * 40, 30, colour("ink"), 500)),
    inner,
    write(caption.foot, height - 44, 24, colour("ink-2"), 400),
  );
  const families = new Set(
    [...sheet.querySelectorAll("text")].flatMap((one) =>
      (one.getAttribute("font-family") ?? one.style.fontFamily)
        .split(",")
        .map((family) => family.trim().replaceAll(/["']/g, "")),
    ),
  );
  const fonts = await fontsFor(families, sheet.textContent ?? "");
  if (fonts !== "") sheet.prepend(element("style", {}, fonts));
  return { svg: new XMLSerializer().serializeToString(sheet), width: WIDTH, height };
}

/** The picture as PNG, twice as large as the SVG. */
export async function asPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot draw the picture");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("this browser cannot write the picture");
  return blob;
}
