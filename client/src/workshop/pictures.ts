/** Scales and crops the pictures of a draft and draws words, all in the browser. */

/** The server scales every picture to this side at most, so uploading more is a waste. */
const SIDE = 768;

export interface Crop {
  /** The centre of the crop and its side, relative to the picture's shorter side. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function drawnOn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  pen.imageSmoothingQuality = "high";
  draw(pen);
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error("this picture cannot be drawn"));
      },
      "image/webp",
      0.92,
    );
  });
}

/** Decodes with an image element, which applies EXIF orientation and supports SVG. */
async function decodeImage(picture: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(picture);
  image.src = address;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

/** A picture for the draft: SVG and small files unchanged, anything else scaled down. */
export async function importPicture(file: Blob): Promise<Blob> {
  const image = await decodeImage(file);
  const long = Math.max(image.naturalWidth, image.naturalHeight);
  if (file.type === "image/svg+xml" || (long <= SIDE && file.size < 300_000)) return file;
  const share = Math.min(1, SIDE / long);
  const [width, height] = [image.naturalWidth * share, image.naturalHeight * share];
  return drawnOn(width, height, (pen) => {
    pen.drawImage(image, 0, 0, width, height);
  });
}

export async function cropPicture(picture: Blob, { x, y, side }: Crop): Promise<Blob> {
  const image = await decodeImage(picture);
  const short = Math.min(image.naturalWidth, image.naturalHeight) || SIDE;
  const edge = side * short;
  const target = Math.min(SIDE, Math.max(edge, 64));
  return drawnOn(target, target, (pen) => {
    const left = x * short - edge / 2;
    const top = y * short - edge / 2;
    const scale = target / edge;
    const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
    pen.drawImage(image, -left * scale, -top * scale, width * scale, height * scale);
  });
}

/** A word as a picture, similar to the server's version and used until that arrives. */
export function drawText(text: string): Promise<Blob> {
  const lines = text.length > 9 ? text.split(/\s+/) : [text];
  return drawnOn(384, 384, (pen) => {
    const font = (size: number) => `800 ${String(size)}px system-ui, "Noto Sans", sans-serif`;
    pen.font = font(100);
    const widest = Math.max(...lines.map((line) => pen.measureText(line).width));
    const size = Math.min(300 / lines.length, (100 * 360) / widest);
    pen.font = font(size);
    [pen.textAlign, pen.textBaseline, pen.fillStyle] = ["center", "middle", "#2a1b12"];
    lines.forEach((line, place) => {
      pen.fillText(line, 192, 192 + (place - (lines.length - 1) / 2) * size * 1.1);
    });
  });
}
