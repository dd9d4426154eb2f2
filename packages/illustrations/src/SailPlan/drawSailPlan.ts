import { type Boat, boats } from "./boats.ts";
import { pictureToDraw } from "./pictureToDraw.ts";
import { feetOf, fitName } from "./fitName.ts";
import { type LogoBox, logoBoxes } from "./logoBoxes.ts";
import { nameFont, nameWidth } from "./nameWidth.ts";
import { outlines } from "./outlines.ts";
import type { SailSpace } from "./Sail.tsx";

export interface SailPlanDrawing {
  /** The addresses of the two drawings of the plan. */
  drawings: Readonly<Record<Boat, string>>;
  /** The chosen spaces, with the logo that they bear. */
  chosen: readonly SailSpace[];
  /** What the picture is, above its headline: « Simulation indicative ». */
  eyebrow: string;
  /** The headline of the picture: « Voilerie Morvan sur la voile ». */
  title: string;
  /** What it shows, what it is not, where to write: one line each, or more where it is long. */
  lines: readonly string[];
  /** The picture takes its ground, its ink and its fonts from this element. */
  like: Element;
}

/** Pixels for each unit of the plan. */
const SCALE = 1.5;
const MARGIN = 40;
const EYEBROW = 36;
const TITLE = 64;
const LINE = 34;

/** The plan, its chosen spaces and some words, as a PNG. Rejects when the browser refuses. */
export async function drawSailPlan(drawing: SailPlanDrawing): Promise<Blob> {
  const { drawings, chosen, eyebrow, title, like } = drawing;
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
  const top = MARGIN + EYEBROW + TITLE + 24;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d")!;
  const words = `500 23px ${fontFamily}`;
  context.font = words;
  const lines = drawing.lines.flatMap((line) => wrap(context, line, width));
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (top + height + 24 + lines.length * LINE + MARGIN) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);

  context.fillStyle = color;
  context.textBaseline = "alphabetic";
  context.font = `700 23px ${fontFamily}`;
  context.fillText(eyebrow, MARGIN, MARGIN + EYEBROW * 0.6, width);
  context.font = `900 ${TITLE}px ${display}`;
  context.fillText(title, MARGIN, MARGIN + EYEBROW + TITLE * 0.8, width);
  context.font = words;
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
  const name = chosen.find((space) => space.logo?.name)?.logo?.name;
  for (const { box } of logoBoxes(chosen)) {
    if (logo) drawLogo(context, logo, box);
    else if (name) drawName(context, name, box);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no picture."))));
  });
}

type Box = LogoBox["box"];

function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, { x, y, width, height }: Box) {
  const ratio = Math.min(width / logo.width, height / logo.height);
  const [wide, high] = [logo.width * ratio, logo.height * ratio];
  context.drawImage(logo, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}

function drawName(context: CanvasRenderingContext2D, name: string, box: Box) {
  const fitted = fitName(name, box, nameWidth);
  const { lines, size } = fitted;
  context.fillStyle = context.strokeStyle;
  context.textAlign = "center";
  context.font = nameFont(size);
  const feet = feetOf(fitted, box.height);
  lines.forEach((line, at) => context.fillText(line, box.x + box.width / 2, box.y + (feet[at] ?? 0)));
}

/** `text` in lines of at most `width`. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
