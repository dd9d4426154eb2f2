import { type DrawingId, drawings, type LogoId, logos } from "@sillages/content";
import type { PictureSource } from "@sillages/ui";
import { drawingFile } from "./drawingFile.ts";

/** Logos are all drawn to this height; their width is their own. */
export const LOGO_HEIGHT = 64;

/** The drawing `id` as the kit shows pictures. */
export function pictureOf(id: DrawingId): PictureSource {
  return { ...drawings[id], src: `${import.meta.env.PICTURES}/${drawingFile(id)}` };
}

/**
 * The logo `id`, without a name: the words beside it, or the caller, say whose it is. In a light `ink` (images/logoColorVariants.ts) for a
 * dark ground.
 */
export function logoOf(id: LogoId, ink?: "paper" | "sun") {
  const file = ink ? `${id}-${ink}` : id;
  return {
    src: `${import.meta.env.PICTURES}/logos/${file}.svg`,
    width: logos[id],
    height: LOGO_HEIGHT,
    light: ink !== undefined,
  };
}
