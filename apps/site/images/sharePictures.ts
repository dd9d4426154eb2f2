// What networks show beside a link: the plate and the title of its page, as a poster. Drawn once for what it says.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawnOnce } from "./drawnOnce.ts";
import { inks } from "./inks.ts";
import { madePictures } from "./madePictures.ts";
import { outlineHeadline, readFont } from "./posterLetters.ts";
import type { Poster } from "./posterOf.ts";

const cache = fileURLToPath(new URL("../.cache/partage/", import.meta.url));

/** As all networks ask. */
const SIZE = { width: 1200, height: 630 };
/** The words stand on paper, on the left; the plate fills the rest. */
const PAPER = 620;
const MARGIN = 56;
const LOGO = { width: 250, height: 40 };
const QUALITY = { quality: 82, mozjpeg: true };

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
