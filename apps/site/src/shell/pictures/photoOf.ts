import type { Photo } from "@sillages/content";
import type { PictureSource } from "@sillages/ui";

const { bytes, formats, widths } = import.meta.env.PHOTOS;

/**
 * The photo as the kit shows pictures: in the inks of the posters (images/inkedPhoto.ts), in every width and format of the build,
 * the last of which every browser reads; in development, the original alone.
 */
export function photoOf({ alt, height, id, width }: Photo): PictureSource {
  const address = `${import.meta.env.PICTURES}/photos/${id}`;
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .filter((candidate) => candidate <= width)
      .map((candidate) => `${address}-${candidate}.${format} ${candidate}w`)
      .join(", "),
  }));
  const usual = sources.pop();
  return { src: `${address}.jpg`, width, height, alt, sources, srcSet: usual?.srcSet };
}

/** The photo, small, as a document prints it; in development, the original. */
export function printedPhotoOf({ alt, height, id, width }: Photo): PictureSource {
  const file = formats.length > 0 ? `${id}-${widths[0]}.jpg` : `${id}.jpg`;
  return { src: `${import.meta.env.PICTURES}/photos/${file}`, width, height, alt };
}

/** The file that a newspaper prints: its address, its name, its weight as the build measured it. */
export function originalOf({ id }: Photo) {
  const name = `${id}.jpg`;
  const folder = import.meta.env.DEV ? `${import.meta.env.PICTURES}/photos` : "/telechargements/photos";
  return { name, href: `${folder}/${name}`, bytes: bytes[id] ?? 0 };
}
