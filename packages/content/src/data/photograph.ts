// What a photograph of the press library must be: read where its file is, and in the browser that drops it.
import type { Wrong } from "./logoInk.ts";
import type { Size } from "./pictures.ts";

/** In pixels: the longest side that a newspaper still prints, small, and the narrowest picture that a page asks for. */
const LEAST = { longest: 960, width: 480 };

/** Whether `picture` is one of the press library: `photos/aube-bretagne.jpg`. */
export const isPhotograph = (picture: string) => picture.startsWith("photos/");

/** What is wrong with a photograph, by its name, how its file begins and how large it is. */
export function photographProblem(name: string, start: Uint8Array, size: Size): Wrong | undefined {
  if (!name.endsWith(".jpg") || !isJpeg(start)) return noJpeg;
  const { width, height } = size;
  return width < LEAST.width || Math.max(width, height) < LEAST.longest ? small(size) : undefined;
}

/** Its name tells nothing: the site writes the caption and the credit in the file. */
const isJpeg = ([first, second]: Uint8Array) => first === 0xff && second === 0xd8;

const noJpeg = {
  problem: "la photothèque ne tient que des JPEG, que les rédactions savent ouvrir",
  remedy: "L’enregistrer en JPEG (.jpg), puis la déposer à nouveau.",
};

const small = ({ width, height }: Size) => ({
  problem: `cette photo fait ${width}\u00a0×\u00a0${height}\u00a0pixels\u00a0: trop petite pour être imprimée`,
  remedy: `Demander l’original à qui l’a prise\u00a0: ${LEAST.longest}\u00a0pixels au moins sur son plus grand côté, ${LEAST.width} en largeur.`,
});
