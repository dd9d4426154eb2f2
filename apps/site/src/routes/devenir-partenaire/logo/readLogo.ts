import { coverage, imageFactsOf, imageFormatOf, type RasterFormat, safeSvg, svgText } from "@sillages/media";

/** A logo that can be laid on a sail. */
export interface ReadLogo {
  /** A picture of dots made here, whatever the file was: `blob:`, to be let go with `URL.revokeObjectURL`. */
  src: string;
  /** Its size in pixels, as it is seen. */
  width: number;
  height: number;
  bytes: number;
  /** A few dots of it, to judge what stands out. */
  dots: Uint8ClampedArray;
  notes: readonly LogoNote[];
}

export type LogoNote = "small" | "heavy" | "animated" | "cmyk" | "active" | "opaque" | "blank";

/** Why a file is not a logo that can be shown; the size where it matters. */
export type LogoRefusal =
  | { reason: "heavy" | "empty" | "unreadable" | "format" | "broken" | "complex" }
  | { reason: "tiny" | "huge"; width: number; height: number };

/** Bytes above which a file is not opened, and above which it is said to be heavy. */
export const HEAVIEST = 10_000_000;
const HEAVY = 2_000_000;

/** Pixels of the longest side under which nothing would be seen on the sail. */
const TINY = 16;
/** Pixels of the longest side under which a print would be blurred. */
const SMALL = 600;
/** Pixels of the longest side over which the visitor's device could fail. */
const HUGE = 8_000;

/** Pixels of what is laid on the sail, and of what is judged. */
const SHOWN = 1024;
const JUDGED = 96;

/** Reads a logo in the browser, and nowhere else. Never rejects. */
export async function readLogo(file: File): Promise<ReadLogo | LogoRefusal> {
  if (file.size > HEAVIEST) return { reason: "heavy" };
  if (file.size === 0) return { reason: "empty" };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { reason: "unreadable" };
  }
  const format = imageFormatOf(bytes);
  if (!format) return { reason: "format" };
  try {
    return format === "svg" ? await readSvg(bytes) : await readDots(bytes, format);
  } catch {
    return { reason: "broken" };
  }
}

async function readSvg(bytes: Uint8Array): Promise<ReadLogo | LogoRefusal> {
  const svg = safeSvg(svgText(bytes) ?? "");
  if (!svg) return { reason: "broken" };
  if (svg === "complex") return { reason: "complex" };
  const drawn = await open(new Blob([svg.text], { type: "image/svg+xml" }));
  const notes: LogoNote[] = [];
  if (svg.active) notes.push("active");
  if (svg.animated) notes.push("animated");
  return shown(drawn, { width: svg.width, height: svg.height, bytes: bytes.length }, notes);
}

async function readDots(
  bytes: Uint8Array<ArrayBuffer>,
  format: RasterFormat,
): Promise<ReadLogo | LogoRefusal> {
  const facts = imageFactsOf(format, bytes);
  if (!facts?.whole) return { reason: "broken" };
  const { width, height } = facts;
  const longest = Math.max(width, height);
  if (longest > HUGE) return { reason: "huge", width, height };
  if (longest < TINY) return { reason: "tiny", width, height };
  const drawn = await open(new Blob([bytes], { type: `image/${format}` }));
  const notes: LogoNote[] = [];
  if (longest < SMALL) notes.push("small");
  if (bytes.length > HEAVY) notes.push("heavy");
  if (facts.animated) notes.push("animated");
  if (facts.cmyk) notes.push("cmyk");
  // A camera held upright writes its dots lying down, and says so: the browser turns them.
  const size = { width: drawn.naturalWidth, height: drawn.naturalHeight, bytes: bytes.length };
  return shown(drawn, size, notes);
}

async function open(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A canvas with `picture` on it, its longest side at `side` at most. */
function canvasOf(
  picture: HTMLImageElement,
  { width, height }: { width: number; height: number },
  side: number,
) {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function shown(
  picture: HTMLImageElement,
  size: { width: number; height: number; bytes: number },
  notes: LogoNote[],
): Promise<ReadLogo> {
  const { canvas: judged, context } = canvasOf(picture, size, JUDGED);
  const { data: dots } = context.getImageData(0, 0, judged.width, judged.height);
  const covered = coverage(dots);
  if (covered === 0) notes.push("blank");
  if (covered > 0.98) notes.push("opaque");
  const { canvas } = canvasOf(picture, size, SHOWN);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("The canvas gave no picture."))));
  });
  return { ...size, src: URL.createObjectURL(blob), dots, notes };
}
