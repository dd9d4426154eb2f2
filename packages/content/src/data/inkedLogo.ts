// A partner sends the logo that it has; the strip shows all of them in one ink. This draws the one from the other.
import tracer from "imagetracerjs";
import sharp from "sharp";
import { HEIGHT, inkOf, inkProblem, notAPicture, TRACED, tooSmall, type Wrong } from "./logoInk.ts";

/** What the ink of a logo may fill, in units of its drawing: a long name is set smaller than a short sign. */
const INK = { width: 180, height: 44 };
const MARGIN = 6;

export type InkedLogo = { readonly svg: string } | Wrong;

/** The logo of `source` as a drawing in `currentColor`, 64 units high, or why it cannot be one. */
export async function inkedLogo(source: Buffer): Promise<InkedLogo> {
  const { width, height } = await sharp(source).metadata();
  if (!width || !height) return notAPicture;
  const isDrawn = source.subarray(0, 400).toString("utf8").includes("<svg");
  const small = isDrawn ? undefined : tooSmall(width, height);
  if (small) return small;
  const density = isDrawn ? Math.min(2400, Math.max(72, (72 * TRACED) / height)) : 72;
  const { data, info } = await sharp(source, { density })
    .autoOrient()
    .resize({ height: TRACED, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = inkOf({ data, width: info.width, height: info.height });
  const wrong = inkProblem(ink);
  if (wrong) return wrong;
  return { svg: drawn(ink, info.width, boxOf(ink, info.width, info.height)) };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the ink fills: the empty margins of the file are not the logo. */
function boxOf(ink: Uint8Array, width: number, height: number): Box {
  const inked = (x: number, y: number) => ink[y * width + x] === 1;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const filled = columns.filter((x) => rows.some((y) => inked(x, y)));
  const lines = rows.filter((y) => columns.some((x) => inked(x, y)));
  const [left = 0, right = 0, top = 0, bottom = 0] = [filled[0], filled.at(-1), lines[0], lines.at(-1)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** One white pixel all around, so that a shape that touches the edge is closed. */
const EDGE = 1;

function drawn(ink: Uint8Array, stride: number, { height, left, top, width }: Box): string {
  const frame = { width: width + 2 * EDGE, height: height + 2 * EDGE };
  const data = new Uint8ClampedArray(frame.width * frame.height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (ink[(y + top) * stride + x + left] !== 1) continue;
      data.set([0, 0, 0, 255], ((y + EDGE) * frame.width + x + EDGE) * 4);
    }
  }
  const traced = tracer.imagedataToTracedata({ ...frame, data }, options);
  const scale = Math.min(INK.width / width, INK.height / height);
  const unit = (pixels: number, before: number) =>
    String(Math.round((before + (pixels - EDGE) * scale) * 10) / 10);
  const point = (x: number, y: number) => `${unit(x, MARGIN)} ${unit(y, (HEIGHT - height * scale) / 2)}`;
  const shapes = (traced.layers[0] ?? []).map(({ segments }) => {
    const [first] = segments;
    if (!first) return "";
    const steps = segments.map(({ type, x2, x3, y2, y3 }) =>
      type === "L" ? `L${point(x2, y2)}` : `Q${point(x2, y2)} ${point(x3 ?? x2, y3 ?? y2)}`,
    );
    return `M${point(first.x1, first.y1)}${steps.join("")}Z`;
  });
  const wide = Math.round(width * scale + 2 * MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HEIGHT}" color="#0b2341" fill="currentColor"><path d="${shapes.join("")}" fill-rule="evenodd"/></svg>`;
}

const options = {
  pal: [
    { r: 0, g: 0, b: 0, a: 255 },
    { r: 255, g: 255, b: 255, a: 255 },
  ],
  colorquantcycles: 1,
  pathomit: 6,
  ltres: 1,
  qtres: 1,
};
