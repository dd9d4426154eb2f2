// What networks show beside a link: the plate and the title of its page, as a poster. Drawn once for what it says.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Parser } from "htmlparser2";
import sharp from "sharp";
import { drawnOnce } from "./drawnOnce.ts";
import { inks } from "./inks.ts";
import { madePictures } from "./madePictures.ts";
import { outlineHeadline, readFont } from "./posterLetters.ts";

const cache = fileURLToPath(new URL("../.cache/partage/", import.meta.url));

/** As all networks ask. */
const SIZE = { width: 1200, height: 630 };
/** The words stand on paper, on the left; the plate fills the rest. */
const PAPER = 620;
const MARGIN = 56;
const LOGO = { width: 250, height: 40 };
const QUALITY = { quality: 82, mozjpeg: true };

/** Of a page without a plate. */
const USUAL_PLATE = "scenes/og";

/** What is drawn of a page. */
export interface Poster {
  readonly lines: readonly string[];
  /** The id of its drawing. */
  readonly plate: string;
}

/** Letters from which a title takes three lines. */
const LONG_TITLE = 28;

/** A title on two or three lines of about the same length. */
function cutTitle(title: string): string[] {
  const words = title.split(" ");
  const longest = Math.max(
    title.length / (title.length < LONG_TITLE ? 2 : 3),
    ...words.map(({ length }) => length),
  );
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest * 1.35)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The title and the plate that `html`, a page, begins with; a picture that says nothing is a ground. */
export function posterOf(html: string): Poster {
  const lines: string[] = [];
  let plate: string | undefined;
  let depth = 0;
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "h1" && lines.length === 0) depth = 1;
      else if (depth > 0) {
        depth += 1;
        if (attributes["aria-hidden"] === "true") hidden = depth;
        lines.push("");
      }
      const drawn =
        name === "img" &&
        attributes["alt"] &&
        /\/images\/[^/]+\/(scenes\/[^.]+)\.svg$/.exec(attributes["src"] ?? "");
      if (drawn) plate ??= drawn[1];
    },
    ontext: (text) => {
      if (depth === 0 || hidden > 0) return;
      if (lines.length === 0) lines.push("");
      lines[lines.length - 1] += text;
    },
    onclosetag: () => {
      if (hidden === depth) hidden = 0;
      if (depth > 0) depth -= 1;
    },
  });
  parser.end(html);
  const said = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
  return { lines: said.length === 1 ? cutTitle(said[0] ?? "") : said, plate: plate ?? USUAL_PLATE };
}

/** Draws posters in the letters of the font `woff2`. */
export async function posterPainter(woff2: Uint8Array) {
  const font = await readFont(woff2);
  const logo = readFileSync(`${madePictures}identity/logo.svg`);

  async function paint({ lines, plate }: Poster, file: string): Promise<void> {
    const measure = PAPER - 2 * MARGIN;
    const room = SIZE.height - 3 * MARGIN - LOGO.height;
    const { height, path } = outlineHeadline(font, lines, { measure, tallest: room });
    const top = MARGIN + (room - height) / 2;
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${inks.paper}"/><path transform="translate(${MARGIN} ${top})" fill="${inks.night}" d="${path}"/></svg>`;
    const picture = await sharp(`${madePictures}${plate}.svg`)
      .resize(SIZE.width - PAPER, SIZE.height, { fit: "cover" })
      .png()
      .toBuffer();
    const mark = await sharp(logo, { density: 144 }).resize(LOGO).png().toBuffer();
    await sharp({ create: { ...SIZE, channels: 3, background: inks.paper } })
      .composite([
        { input: Buffer.from(words), left: 0, top: 0 },
        { input: picture, left: PAPER, top: 0 },
        { input: mark, left: MARGIN, top: SIZE.height - MARGIN - LOGO.height },
      ])
      .jpeg(QUALITY)
      .toFile(file);
  }

  /** The file of the poster, painted if it was not yet. */
  return async function paintedFile(poster: Poster): Promise<string> {
    const key = createHash("sha256")
      .update(JSON.stringify([poster, SIZE, PAPER, QUALITY, sharp.versions.sharp]))
      .update(readFileSync(`${madePictures}${poster.plate}.svg`))
      .update(logo)
      .update(woff2);
    return drawnOnce(`${cache}${key.digest("hex").slice(0, 16)}.jpg`, (draft) => paint(poster, draft));
  };
}

/** What a phone's home screen and a browser's tab show, in pixels. */
const icons = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

/** Publishes the icons of the site in `dist`, from its one drawing. */
export async function publishIcons(dist: string): Promise<void> {
  const drawing = readFileSync(`${madePictures}identity/favicon.svg`);
  for (const [file, side] of Object.entries(icons)) {
    await sharp(drawing, { density: 600 })
      .resize(side, side)
      .flatten({ background: inks.paper })
      .png()
      .toFile(dist + file);
  }
}
