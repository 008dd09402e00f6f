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
  // A canvas knows no variables and none of their functions: an element of the page works the colours out.
  const probe = document.body.appendChild(document.createElement("span"));
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const styles = getComputedStyle(document.documentElement);
  const family = (name: string): string => styles.getPropertyValue(name).trim() || "serif";
  const [serif, sans] = [family("--serif"), family("--sans")];
  const [ground, ink, faint, red] = ["--ground", "--ink", "--ink-2", "--vermilion"].map(colour) as [
    string,
    string,
    string,
    string,
  ];
  probe.remove();
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = "alphabetic";
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
  text("Sanmon", WIDTH - MARGIN, canvas.height - 28, `400 26px ${serif}`, faint, "right");
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
