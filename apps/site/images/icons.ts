import { readFileSync } from "node:fs";
import sharp from "sharp";
import { inks } from "./inks.ts";
import { madePictures } from "./madePictures.ts";

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
