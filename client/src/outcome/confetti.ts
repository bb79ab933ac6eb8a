/** Paper that rains on the winner: drawn on a canvas, for a few seconds. */

const PIECES = 200;
const SECONDS = 5;
const FALL = 0.4; // of the height, each second
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
  readonly from: number;
  readonly drift: number;
  readonly speed: number;
  readonly start: number;
  readonly spin: number;
  readonly size: number;
}

/** Lets it rain until it is over or the returned function is called. */
export function rainConfetti(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext("2d");
  if (!pen) return () => undefined;
  const { clientWidth: width, clientHeight: height } = canvas;
  [canvas.width, canvas.height] = [width, height];
  const style = getComputedStyle(canvas);
  const colours = COLOURS.map((name) => style.getPropertyValue(name).trim());
  const pieces = Array.from({ length: PIECES }, (_, number) =>
    cut(colours[number % colours.length] ?? "gold"),
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

const cut = (colour: string): Piece => ({
  colour,
  from: Math.random(),
  drift: (Math.random() - 0.5) * 0.3,
  speed: 0.7 + Math.random() * 0.7,
  start: -Math.random() * 0.9,
  spin: 2 + Math.random() * 6,
  size: 0.008 + Math.random() * 0.01,
});

function drawPiece(
  pen: CanvasRenderingContext2D,
  { colour, from, drift, speed, start, spin, size }: Piece,
  seconds: number,
  width: number,
  height: number,
): void {
  const y = start + seconds * FALL * speed;
  if (y < -0.1 || y > 1.1) return;
  const x = from + drift * seconds + 0.02 * Math.sin(seconds * spin);
  const side = Math.max(7, size * Math.max(width, height));
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
