/** Confetti for the winner, shot up from both corners: drawn on a canvas, for a few seconds. */

const PIECES = 240;
const SECONDS = 5;
/** In screen heights a second: the speed at the corners, and the final falling speed. */
const [SHOT, FALL] = [3.4, 0.36];
/** How fast the air slows the paper down, per second. */
const DRAG = 2.6;
const COLOURS = [
  "--gold",
  "--accent",
  "--art-plum",
  "--art-lumber",
  "--art-ice",
  "--art-rose",
] as const;

interface Piece {
  readonly colour: string;
  /** The corner it comes from: 0 is the left one, 1 the right one. */
  readonly corner: 0 | 1;
  /** How far it gets sideways, and how fast it goes up at first. */
  readonly across: number;
  readonly up: number;
  readonly fall: number;
  /** Seconds before it starts. */
  readonly wait: number;
  readonly spin: number;
  readonly size: number;
}

/** Runs until the confetti has fallen or the returned function is called. */
export function rainConfetti(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext("2d");
  if (!pen) return () => undefined;
  const { clientWidth: width, clientHeight: height } = canvas;
  [canvas.width, canvas.height] = [width, height];
  const style = getComputedStyle(canvas);
  const colours = COLOURS.map((name) => style.getPropertyValue(name).trim());
  const pieces = Array.from({ length: PIECES }, (_, number) =>
    cut(colours[(number >> 1) % colours.length] ?? "gold", number % 2 ? 1 : 0),
  );
  const began = performance.now();
  let frame = requestAnimationFrame(function draw(now) {
    const seconds = (now - began) / 1000;
    pen.clearRect(0, 0, width, height);
    if (seconds > SECONDS) return;
    for (const piece of pieces) drawPiece(pen, piece, seconds, width, height);
    frame = requestAnimationFrame(draw);
  });
  return () => {
    cancelAnimationFrame(frame);
    pen.clearRect(0, 0, width, height);
  };
}

const cut = (colour: string, corner: 0 | 1): Piece => ({
  colour,
  corner,
  across: 0.1 + Math.random() * 1.1,
  up: SHOT * (0.35 + Math.random() * 0.65),
  fall: FALL * (0.7 + Math.random() * 0.6),
  wait: Math.random() * 0.5,
  spin: 2 + Math.random() * 6,
  size: 0.009 + Math.random() * 0.011,
});

function drawPiece(
  pen: CanvasRenderingContext2D,
  { colour, corner, across, up, fall, wait, spin, size }: Piece,
  now: number,
  width: number,
  height: number,
): void {
  const seconds = now - wait;
  if (seconds < 0) return;
  const flown = (1 - Math.exp(-DRAG * seconds)) / DRAG;
  const y = 1 - up * flown + fall * seconds;
  if (y > 1.1) return;
  const far = across * DRAG * 0.5 * flown + 0.02 * Math.sin(seconds * spin);
  const x = corner ? 1 - far : far;
  const side = Math.max(8, size * Math.max(width, height));
  const turn = seconds * spin;
  pen.setTransform(
    Math.cos(turn),
    Math.sin(turn) * 0.5,
    -Math.sin(turn),
    Math.cos(turn),
    x * width,
    y * height,
  );
  pen.fillStyle = colour;
  pen.fillRect(-side / 2, -side / 4, side, side / 2);
  pen.setTransform(1, 0, 0, 1, 0, 0);
}
