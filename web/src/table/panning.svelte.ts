// Panning and zooming a drawn board with wheel, drag, pinch and buttons. Initially the whole board is in view.

type Point = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };

const LARGEST_SCALE = 4;
const DRAG_DISTANCE = 6;
/** The least size, in screen pixels, of something that can be chosen with a thumb, and of a letter on it. */
const LEAST_FOR_THUMBS = 34;
const LEAST_LETTER = 11.5;
/** The height of a line of text in letters. */
const LINE = 1.36;

export class Panning {
  private scale = $state(1);
  private left = $state(0);
  private top = $state(0);
  private room = $state<{ width: number; height: number }>({ width: 0, height: 0 });
  gliding = $state(false);
  /** The last press was a drag, so the click after it chooses nothing. */
  dragged = false;
  /** The reader chose the zoom. From then on the board is only moved, until they show the whole again. */
  private zoomChosen = false;

  private readonly fingers = new Map<number, Point>();
  private pressed: Point | null = null;
  private root: HTMLElement | null = null;

  constructor(private readonly size: () => { width: number; height: number } | null) {}

  /** Screen pixels per unit of the board when the whole of it is in view. */
  get fit(): number {
    const size = this.size();
    if (!size || this.room.width === 0) return 1;
    // A board for a narrow screen fills the width and is panned vertically.
    const across = this.room.width / size.width;
    return size.height > size.width * 1.5 ? across : Math.min(across, this.room.height / size.height);
  }

  get zoomed(): boolean {
    return this.scale > 1.01;
  }

  get transform(): string {
    return `translate(${this.left}px, ${this.top}px) scale(${this.scale})`;
  }

  watch(root: HTMLElement): () => void {
    this.root = root;
    const resize = new ResizeObserver(() => this.measure());
    resize.observe(root);
    const wheel = (event: WheelEvent): void => {
      if (!this.size()) return;
      event.preventDefault();
      this.gliding = false;
      this.zoomChosen = true;
      this.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.inside(event));
    };
    root.addEventListener("wheel", wheel, { passive: false });
    root.addEventListener("pointerdown", this.down);
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.up);
    return () => {
      resize.disconnect();
      root.removeEventListener("wheel", wheel);
      root.removeEventListener("pointerdown", this.down);
      removeEventListener("pointermove", this.move);
      removeEventListener("pointerup", this.up);
      removeEventListener("pointercancel", this.up);
    };
  }

  zoom(factor: number): void {
    this.gliding = true;
    this.zoomChosen = true;
    this.zoomAt(factor, { x: this.room.width / 2, y: this.room.height / 2 });
  }

  whole(): void {
    this.gliding = true;
    this.zoomChosen = false;
    this.scale = 1;
    this.settle();
  }

  /** Moves the board by quarters of the stage, for the keyboard. */
  shift(across: number, down: number): void {
    this.gliding = true;
    this.left -= across * this.room.width * 0.25;
    this.top -= down * this.room.height * 0.25;
    this.settle();
  }

  /**
   * Centres a part of the board, in units of the board; on a small screen it fills the width. If the part is higher
   * than the stage, the first of `things` comes into view, or else its top.
   */
  goTo(part: { x: number; y: number; w: number; h: number }, things: Element[]): void {
    this.measure();
    const [first] = this.boxes(things);
    this.gliding = true;
    const [w, h] = [part.w * this.fit, part.h * this.fit];
    const filling = Math.min(this.room.width / (w + 8), this.room.height / (h + 8));
    this.scale = Math.max(1, Math.min(this.small ? this.room.width / (w + 8) : filling, 2.2));
    this.left = this.room.width / 2 - (part.x * this.fit + w / 2) * this.scale;
    const edge = 4 - part.y * this.fit * this.scale;
    if (h * this.scale <= this.room.height) this.top = this.room.height / 2 - (part.y * this.fit + h / 2) * this.scale;
    else if (first) this.top = Math.min(edge, this.room.height / 2 - ((first.top + first.bottom) / 2) * this.scale);
    else this.top = edge;
    this.settle();
  }

  /**
   * Brings elements into view, as many as fit, starting with the first. On a small screen it zooms in until they can be
   * hit and read. If the first is in sight and large enough, nothing moves.
   */
  show(elements: Element[]): void {
    this.measure(); // a new list of choices may have taken some room, and the observer runs only after the frame
    const boxes = this.boxes(elements);
    const [first, ...others] = boxes;
    if (!first) {
      if (this.scale !== 1 && !this.zoomChosen) this.whole();
      return;
    }
    const scale = this.zoomChosen ? this.scale : this.small ? this.easyScale(elements, boxes) : 1;
    const [widest, highest] = [this.room.width / scale, this.room.height / scale];
    let area = first;
    for (const box of others) {
      const wider = {
        left: Math.min(area.left, box.left),
        top: Math.min(area.top, box.top),
        right: Math.max(area.right, box.right),
        bottom: Math.max(area.bottom, box.bottom),
      };
      if (wider.bottom - wider.top > highest - 16 || wider.right - wider.left > widest + 1) continue;
      area = wider;
    }
    const largeEnough = this.scale >= scale * 0.87 && (this.zoomChosen || this.scale <= scale * 1.7);
    if (largeEnough && this.sees(first) && (this.small || this.sees(area))) return;
    this.gliding = true;
    this.scale = scale;
    this.left = this.room.width / 2 - ((area.left + area.right) / 2) * this.scale;
    this.top = this.room.height / 2 - ((area.top + area.bottom) / 2) * this.scale;
    this.settle();
  }

  private sees(box: Box): boolean {
    const onScreen = (at: number, from: number): number => at * this.scale + from;
    return (
      onScreen(box.top, this.top) >= -1 &&
      onScreen(box.bottom, this.top) <= this.room.height + 1 &&
      onScreen(box.left, this.left) >= -1 &&
      onScreen(box.right, this.left) <= this.room.width + 1
    );
  }

  /** The least zoom at which these elements can be hit with a thumb and what is written on them can be read. */
  private easyScale(elements: Element[], boxes: Box[]): number {
    const smallest = Math.min(...boxes.map((box) => Math.min(box.right - box.left, box.bottom - box.top)));
    const largest = Math.max(...boxes.map((box) => Math.max(box.right - box.left, box.bottom - box.top)));
    const letters = this.boxes(elements.slice(0, 12).flatMap((one) => [...one.querySelectorAll("text")].slice(0, 4)));
    // The box of a text is a line: its letters are smaller.
    const letter = Math.min(...letters.map((box) => (box.bottom - box.top) / LINE));
    const wanted = Math.max(1, LEAST_FOR_THUMBS / smallest, Number.isFinite(letter) ? LEAST_LETTER / letter : 1);
    // One thing must fit into the stage.
    const roomy = Math.min(this.room.width, this.room.height * 1.4) / (largest + 16);
    const best = Math.max(1, Math.min(wanted, roomy, LARGEST_SCALE));
    return best < 1.1 ? 1 : best;
  }

  /** Where elements are on the unzoomed board. Measured relative to the canvas, which may be moving. */
  private boxes(elements: Element[]): Box[] {
    const size = this.size();
    const canvas = this.root?.firstElementChild?.getBoundingClientRect();
    if (!size || !canvas || canvas.width === 0 || this.room.width === 0) return [];
    const drawn = canvas.width / (size.width * this.fit);
    return elements
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0)
      .map((box) => ({
        left: (box.left - canvas.left) / drawn,
        top: (box.top - canvas.top) / drawn,
        right: (box.right - canvas.left) / drawn,
        bottom: (box.bottom - canvas.top) / drawn,
      }));
  }

  private measure(): void {
    if (!this.root) return;
    this.room = { width: this.root.clientWidth, height: this.root.clientHeight };
    this.settle();
  }

  get small(): boolean {
    return this.room.width < 700;
  }

  private inside(event: { clientX: number; clientY: number }): Point {
    const frame = this.root?.getBoundingClientRect();
    return { x: event.clientX - (frame?.left ?? 0), y: event.clientY - (frame?.top ?? 0) };
  }

  private zoomAt(factor: number, point: Point): void {
    const scale = Math.max(1, Math.min(LARGEST_SCALE, this.scale * factor));
    this.left = point.x - ((point.x - this.left) * scale) / this.scale;
    this.top = point.y - ((point.y - this.top) * scale) / this.scale;
    this.scale = scale;
    if (scale === 1) this.zoomChosen = false;
    this.settle();
  }

  /** Keeps the board in the stage: centred if smaller, without a gap at the edges if larger. */
  private settle(): void {
    const size = this.size();
    if (!size) return;
    const within = (at: number, length: number, room: number): number =>
      length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, at));
    this.left = within(this.left, size.width * this.fit * this.scale, this.room.width);
    this.top = within(this.top, size.height * this.fit * this.scale, this.room.height);
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, this.inside(event));
    this.pressed = this.inside(event);
    if (this.fingers.size === 1) this.dragged = false;
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.size()) return;
    const now = this.inside(event);
    const [one, two] = [...this.fingers.values()];
    if (this.fingers.size === 1 && this.pressed) {
      if (!this.dragged && Math.hypot(now.x - this.pressed.x, now.y - this.pressed.y) < DRAG_DISTANCE) return;
      this.dragged = true;
      this.gliding = false;
      this.left += now.x - before.x;
      this.top += now.y - before.y;
      this.settle();
    } else if (one && two) {
      this.dragged = true;
      this.gliding = false;
      this.zoomChosen = true;
      const other = before === one ? two : one;
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.left += (now.x - before.x) / 2;
      this.top += (now.y - before.y) / 2;
      this.zoomAt(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle);
    }
    this.fingers.set(event.pointerId, now);
  };

  private readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };
}
