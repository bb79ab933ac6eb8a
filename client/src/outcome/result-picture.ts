/** The result as a picture to share or save: the podium, the other places, and where it was played. */
import { formatNumber } from "../i18n/format-number";
import type { Row } from "../shared/standings";

export interface Result {
  /** What was played, and who won. */
  readonly title: string;
  readonly headline: string;
  readonly rows: readonly Row[];
  /** One line for each award. */
  readonly awards: readonly string[];
}

const [WIDTH, HEIGHT] = [1080, 1350];
const STEPS = [
  { rank: 1, x: 540, height: 330 },
  { rank: 2, x: 230, height: 230 },
  { rank: 3, x: 850, height: 160 },
] as const;
const COUNTERS = ["--art-plum", "--art-sea", "--art-lumber", "--art-rose", "--art-indigo"] as const;
const STEP_WIDTH = 290;
const FLOOR = 860;
const ROW = 62;

type Pen = CanvasRenderingContext2D;

/** Draws the result; resolves with a PNG. */
export async function drawResult(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => resolveColour(style.getPropertyValue(name));
  drawGround(pen, token);
  drawTitle(pen, result, token);
  for (const step of STEPS) drawStep(pen, result, step, token);
  drawPlaces(pen, result, token);
  drawFoot(pen, token);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("this browser cannot draw"));
    }, "image/png");
  });
}

type Token = (name: string) => string;

/** A canvas does not understand light-dark(), so the page resolves the colour. */
function resolveColour(value: string): string {
  const probe = document.createElement("i");
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const font = (size: number, weight = 800): string =>
  `${String(weight)} ${String(size)}px ui-rounded, "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif`;

function write(pen: Pen, text: string, x: number, y: number, size: number, most = 960): void {
  pen.font = font(size);
  pen.textAlign = "center";
  pen.fillText(text, x, y, most);
}

function drawGround(pen: Pen, token: Token): void {
  const light = pen.createRadialGradient(540, 520, 80, 540, 600, 950);
  light.addColorStop(0, token("--felt-lit"));
  light.addColorStop(0.6, token("--felt"));
  light.addColorStop(1, token("--felt-edge"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawTitle(pen: Pen, { title, headline }: Result, token: Token): void {
  pen.fillStyle = token("--on-felt-soft");
  write(pen, title, 540, 110, 44);
  pen.fillStyle = token("--glow");
  write(pen, headline, 540, 205, 78);
}

function drawStep(
  pen: Pen,
  { rows }: Result,
  { rank, x, height }: (typeof STEPS)[number],
  token: Token,
): void {
  const standing = rows.filter((row) => row.rank === rank);
  if (!standing.length) return;
  pen.fillStyle = token(rank === 1 ? "--gold" : "--ivory");
  pen.beginPath();
  pen.roundRect(x - STEP_WIDTH / 2, FLOOR - height, STEP_WIDTH, height, [18, 18, 0, 0]);
  pen.fill();
  pen.fillStyle = token("--ink");
  write(pen, String(rank), x, FLOOR - height + 100, 96);
  const [first] = standing;
  if (first) write(pen, formatNumber(scoreOf(first)), x, FLOOR - 24, 44);
  const room = STEP_WIDTH / standing.length;
  standing.forEach((row, turn) => {
    const centre = x - STEP_WIDTH / 2 + room * (turn + 0.5);
    const radius = Math.min(rank === 1 ? 78 : 62, room / 2 - 6);
    drawCounter(pen, row, centre, FLOOR - height - radius - 62, radius, token);
    pen.fillStyle = token("--on-felt");
    write(pen, row.names.join(" · "), centre, FLOOR - height - 22, 38, room - 8);
  });
}

const scoreOf = ({ score, points }: Row): number =>
  points ? points.before + points.gained : score;

function drawCounter(
  pen: Pen,
  { colour, seats: [seat = 0], names }: Row,
  x: number,
  y: number,
  radius: number,
  token: Token,
): void {
  const own = COUNTERS[seat % COUNTERS.length] ?? COUNTERS[0];
  pen.fillStyle = token(colour ? `--team-${colour}` : own);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = token("--ivory");
  pen.lineWidth = 6;
  pen.stroke();
  pen.fillStyle = token("--white");
  write(pen, Array.from(names[0] ?? "")[0]?.toUpperCase() ?? "", x, y + radius * 0.36, radius);
}

function drawPlaces(pen: Pen, { rows, awards }: Result, token: Token): void {
  const others = rows.filter(({ rank }) => rank > STEPS.length);
  const lines = [
    ...others.map(
      (row) => `${String(row.rank)}.  ${row.names.join(" · ")}  ${formatNumber(scoreOf(row))}`,
    ),
    ...awards,
  ];
  pen.fillStyle = token("--on-felt");
  lines.slice(0, 6).forEach((line, turn) => {
    write(pen, line, 540, FLOOR + 70 + turn * ROW, 38);
  });
}

function drawFoot(pen: Pen, token: Token): void {
  pen.fillStyle = token("--accent-lit");
  write(pen, "Spotisle", 540, HEIGHT - 50, 52);
}
