// What of a logo is ink, and whether one ink is enough to tell it: read where its drawing is made, and in the browser that drops it.
import type { Finding } from "../check/finding.ts";
import { acts } from "./acts.ts";

export type Wrong = Pick<Finding, "problem" | "remedy">;

/** A picture as its pixels, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The height of every logo, in units of its drawing. */
export const HEIGHT = 64;
/** The height at which a picture is read: four pixels for a unit. */
export const TRACED = HEIGHT * 4;

/** 1 where the ink is. A picture without transparency stands on the colour of its corners. */
export function inkOf({ data, width, height }: Pixels): Uint8Array {
  const at = (index: number) => data.subarray(index * 4, index * 4 + 4);
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map(at);
  const isOpaque = corners.every((corner) => (corner[3] ?? 0) > 250);
  const ground = corners[0] ?? at(0);
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const pixel = at(index);
    if (!isOpaque) return (pixel[3] ?? 0) > 127 && !isWhite(pixel) ? 1 : 0;
    return distance(pixel, ground) > 90 ? 1 : 0;
  });
}

/** White on a transparent ground is where the paper shows through. */
const isWhite = (pixel: Pixels["data"]) => Math.min(pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0) > 240;

function distance(a: Pixels["data"], b: Pixels["data"]): number {
  return Math.hypot(...[0, 1, 2].map((channel) => (a[channel] ?? 0) - (b[channel] ?? 0)));
}

/** Why `ink` cannot be drawn; nothing where it can. */
export function inkProblem(ink: Uint8Array): Wrong | undefined {
  const covered = ink.reduce((sum, value) => sum + value, 0) / ink.length;
  if (covered < 0.005) return nothingToSee;
  return covered > 0.8 ? oneBlock : undefined;
}

/** Whether every colour of a `drawing` is the one of the text around it, and it draws alone: it is shown as it is. */
export function isInked(drawing: string): boolean {
  if (acts(drawing)) return false;
  const colours = [...drawing.matchAll(/\b(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';\s/>]+)/g)];
  return colours.length > 0 && colours.every(([, colour]) => colour === "currentColor" || colour === "none");
}

const ask = "Demander au partenaire un SVG, ou un PNG à fond transparent d’au moins 256 pixels de haut.";

export const notAPicture = { problem: "cette image ne se lit pas", remedy: ask };
const nothingToSee = { problem: "ce logo est vide, ou blanc sur fond blanc", remedy: ask };
const oneBlock = {
  problem: "ce logo remplit tout son cadre : à une encre, il serait un pavé",
  remedy: "Demander au partenaire sa version à une encre, sur fond transparent.",
};
/** Drawings have no size that would be too small: this is for pictures, which are enlarged. */
export const tooSmall = (width: number, height: number): Wrong | undefined =>
  height < HEIGHT ? small(width, height) : undefined;

const small = (width: number, height: number) => ({
  problem: `ce logo fait ${width} × ${height} pixels : agrandi, il serait flou`,
  remedy: ask,
});
