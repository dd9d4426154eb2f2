import { type DrawingId, drawings, type LogoId, logos } from "@sillages/content";
import type { PictureSource } from "@sillages/ui";

/** Logos are all drawn to this height; their width is their own. */
const LOGO_HEIGHT = 64;

/** The drawing `id` as the kit shows pictures. Named in place, it is worked out at build (build/workedOut.ts). */
export function pictureOf(id: DrawingId): PictureSource {
  return { ...drawings[id], src: `${import.meta.env.PICTURES}/${id}.svg` };
}

/**
 * The drawings of `entries`, by name. Of a collection of the content they are worked out at build: a part that lives in the browser
 * takes these, and not the catalogue of all of them.
 */
export function picturesOf<Id extends DrawingId>(
  entries: readonly { drawing: Id }[],
): Readonly<Record<Id, PictureSource>> {
  return Object.fromEntries(entries.map(({ drawing }) => [drawing, pictureOf(drawing)])) as Record<
    Id,
    PictureSource
  >;
}

/**
 * The logo `id`, without a name: the words beside it, or the caller, say whose it is. In a light `ink` (build/inkedLogos.ts) for a
 * dark ground.
 */
export function logoOf(id: LogoId, ink?: "papier" | "soleil") {
  const file = ink ? `${id}-${ink}` : id;
  return {
    src: `${import.meta.env.PICTURES}/logos/${file}.svg`,
    width: logos[id],
    height: LOGO_HEIGHT,
    light: ink !== undefined,
  };
}
