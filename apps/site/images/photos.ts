// The photos of the press library, in the inks of the posters, in lighter formats and several widths. Encoding takes seconds:
// the results are cached by a hash of their sources, so that only a new photo is encoded.
import { photos } from "@sillages/content";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawnOnce } from "./drawnOnce.ts";
import { inkedPhoto, inkSettings } from "./inkedPhoto.ts";
import { madePictures } from "./madePictures.ts";
import { pressPhoto } from "./pressPhoto.ts";
import { isWithheld } from "./withheld.ts";

const photosFolder = `${madePictures}photos/`;
const cache = fileURLToPath(new URL("../.cache/photos/", import.meta.url));

/** The widths that pages ask for, in pixels: a phone or a card, a dense screen, the largest that all have. */
const widths = [480, 960, 1600] as const;

/** In the order in which a browser is offered them. Light and quick: looked at side by side, at the size they are shown. */
const encoders = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 72, effort: 4 },
  /** For documents: in a PDF, what is no JPEG is kept without loss, ten times heavier. */
  jpg: { quality: 78, mozjpeg: true },
} as const;

type Format = keyof typeof encoders;

/** What pages show. */
const formats = ["avif", "webp"] as const satisfies readonly Format[];

/** How wide a photo is in a document. */
const PRINTED = widths[0];

/** What changes the files that are published, besides the photos themselves. */
export const photoSettings = JSON.stringify({ encoders, inkSettings, widths, sharp: sharp.versions.sharp });

const originals = () => readdirSync(photosFolder).filter((file) => file.endsWith(".jpg"));

/** What pages may know of the photos; `encoded` says whether the lighter formats are published too. */
export function photoFacts(encoded: boolean) {
  return {
    bytes: Object.fromEntries(photos.map((photo) => [photo.id, pressPhoto(photo).length])),
    formats: encoded ? formats : [],
    widths,
  };
}

/** The file in the cache of `photo` at `width`, encoded there if it was not yet. */
async function encoded(photo: Buffer, format: Format, width: number): Promise<string> {
  const settings = JSON.stringify([encoders[format], inkSettings, width, sharp.versions.sharp]);
  const key = createHash("sha256").update(photo).update(settings).digest("hex").slice(0, 16);
  return drawnOnce(`${cache}${key}.${format}`, async (draft) => {
    const inked = await inkedPhoto(photo, width);
    await (format === "jpg" ? inked.jpeg(encoders.jpg) : inked[format](encoders[format])).toFile(draft);
  });
}

/** Publishes every photo that is under no embargo at `now`, in every format, at each width that is not larger than it, in `target`. */
export async function publishPhotos(target: string, now: Date): Promise<void> {
  mkdirSync(target, { recursive: true });
  const publish = async (name: string) => {
    const photo = readFileSync(photosFolder + name);
    const { width: own } = await sharp(photo).metadata();
    for (const format of formats) {
      for (const width of widths.filter((candidate) => candidate <= own)) {
        const file = await encoded(photo, format, width);
        copyFileSync(file, join(target, `${basename(name, ".jpg")}-${width}.${format}`));
      }
    }
    copyFileSync(
      await encoded(photo, "jpg", PRINTED),
      join(target, `${basename(name, ".jpg")}-${PRINTED}.jpg`),
    );
  };
  const free = originals().filter((name) => !isWithheld(photosFolder + name, now));
  await Promise.all(free.map(publish));
}
