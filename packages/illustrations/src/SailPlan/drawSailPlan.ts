import { type Boat, boats } from "./boats.ts";
import { pictureToDraw } from "./pictureToDraw.ts";
import { logoBoxes } from "./logoBoxes.ts";
import { outlines } from "./outlines.ts";
import type { SailSpace } from "./Sail.tsx";

export interface SailPlanDrawing {
  /** The addresses of the two drawings of the plan. */
  drawings: Readonly<Record<Boat, string>>;
  /** The chosen spaces, with the logo that they bear. */
  chosen: readonly SailSpace[];
  /** The headline of the picture: « Simulation indicative ». */
  title: string;
  /** What it shows, and what it is not; one line each. */
  lines: readonly string[];
  /** The picture takes its ground, its ink and its fonts from this element. */
  like: Element;
}

/** Pixels for each unit of the plan. */
const SCALE = 1.5;
const MARGIN = 40;
const TITLE = 64;
const LINE = 34;

/** The plan, its chosen spaces and some words, as a PNG. Rejects when the browser refuses. */
export async function drawSailPlan({ drawings, chosen, title, lines, like }: SailPlanDrawing): Promise<Blob> {
  const [first, second, logo] = await Promise.all([
    pictureToDraw(drawings.first, boats.first),
    pictureToDraw(drawings.second, boats.second),
    loadLogo(chosen),
    document.fonts.ready,
  ]);
  const { backgroundColor, color, fontFamily } = getComputedStyle(like);
  const display = getComputedStyle(like.querySelector("h2, h3") ?? like).fontFamily;
  const { height } = boats.first;
  const width = boats.second.x + boats.second.width - boats.first.x;
  const top = MARGIN + TITLE + 24;
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (top + height + 24 + lines.length * LINE + MARGIN) * SCALE;
  const context = canvas.getContext("2d")!;
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);

  context.fillStyle = color;
  context.textBaseline = "alphabetic";
  context.font = `900 ${TITLE}px ${display}`;
  context.fillText(title, MARGIN, MARGIN + TITLE * 0.8, width);
  context.font = `500 23px ${fontFamily}`;
  lines.forEach((line, at) => context.fillText(line, MARGIN, top + height + 24 + (at + 0.7) * LINE, width));

  context.translate(MARGIN - boats.first.x, top - boats.first.y);
  for (const [boat, picture] of [
    [boats.first, first],
    [boats.second, second],
  ] as const) {
    context.drawImage(picture, boat.x, boat.y, boat.width, boat.height);
  }
  context.lineJoin = "round";
  context.lineWidth = 4.5;
  context.strokeStyle = color;
  for (const { number } of chosen) context.stroke(outlineOf(number));
  // Over their rims: no seam crosses the logo.
  for (const { number, logo: own } of chosen) {
    if (own) context.fillStyle = own.cloth;
    if (own) context.fill(outlineOf(number));
  }
  if (logo) {
    for (const { box } of logoBoxes(chosen)) {
      const ratio = Math.min(box.width / logo.width, box.height / logo.height);
      const [wide, high] = [logo.width * ratio, logo.height * ratio];
      context.drawImage(logo, box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no picture."))));
  });
}

const outlineOf = (number: number) => new Path2D(outlines[number - 1]);

async function loadLogo(chosen: readonly SailSpace[]): Promise<HTMLImageElement | undefined> {
  const src = chosen.find(({ logo }) => logo)?.logo?.src;
  if (!src) return undefined;
  const logo = new Image();
  logo.src = src;
  await logo.decode();
  return logo;
}
