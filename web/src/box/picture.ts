// A final score as a picture to share: the table of points on paper, in the colours of the page.
export type Sheet = {
  title: string;
  headline: string;
  names: string[];
  rows: { label: string; points: (number | undefined)[] }[];
  total: { label: string; points: number[] };
  /** The columns of the winners. */
  first: boolean[];
};

const WIDTH = 1080;
const MARGIN = 64;
const LINE = 58;

/** Draws it; null where the browser cannot. */
export async function pictureOf(sheet: Sheet): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + 220 + LINE * (sheet.rows.length + 2);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string): string => styles.getPropertyValue(name).trim();
  const [serif, sans] = [colour("--serif") || "serif", colour("--sans") || "sans-serif"];
  pen.fillStyle = colour("--ground") || "#f4ecdc";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = "alphabetic";
  const ink = colour("--ink") || "#1f1b18";
  const red = colour("--vermilion") || "#a8321c";
  const most = WIDTH - 2 * MARGIN;
  const text = (
    words: string,
    x: number,
    y: number,
    font: string,
    fill = ink,
    align: CanvasTextAlign = "left",
    room = most,
  ): void => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.textAlign = align;
    pen.fillText(words, x, y, room);
  };
  const rule = (y: number, thick: number): void => {
    pen.fillStyle = ink;
    pen.fillRect(MARGIN, y, most, thick);
  };
  let y = MARGIN + 56;
  text(sheet.title, MARGIN, y, `700 64px ${serif}`);
  y += 62;
  text(sheet.headline, MARGIN, y, `700 40px ${serif}`, red);
  y += 72;
  const labels = 360;
  const step = (most - labels) / Math.max(1, sheet.names.length);
  const middle = (place: number): number => MARGIN + labels + step * (place + 0.5);
  sheet.names.forEach((name, place) => {
    text(name, middle(place), y, `700 32px ${sans}`, sheet.first[place] ? red : ink, "center", step - 8);
  });
  y += 16;
  rule(y, 4);
  for (const row of sheet.rows) {
    y += LINE;
    text(row.label, MARGIN, y - 14, `400 32px ${sans}`, ink, "left", labels - 16);
    row.points.forEach((points, place) => {
      text(
        points === undefined ? "·" : String(points),
        middle(place),
        y - 14,
        `400 34px ${sans}`,
        ink,
        "center",
        step - 8,
      );
    });
    rule(y, 1);
  }
  y += LINE + 16;
  text(sheet.total.label, MARGIN, y - 14, `700 36px ${sans}`, ink, "left", labels - 16);
  sheet.total.points.forEach((points, place) => {
    text(
      String(points),
      middle(place),
      y - 14,
      `700 52px ${serif}`,
      sheet.first[place] ? red : ink,
      "center",
      step - 8,
    );
  });
  text("Sanmon", WIDTH - MARGIN, canvas.height - 28, `400 26px ${serif}`, colour("--ink-2") || ink, "right");
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
