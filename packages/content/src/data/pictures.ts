// What is known of a picture by reading its file: nobody writes a size by hand.
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { globFiles } from "./files.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The endings of a picture that an editor may drop in. */
const pictureEndings: readonly string[] = [".svg", ".png", ".jpg", ".jpeg", ".webp"];

/** The pictures under `folder`, from there. Example: `logos/goulvarec.svg`. */
export function picturesIn(folder: string): string[] {
  return globFiles("**/*.*", folder).filter((file) => pictureEndings.includes(extname(file).toLowerCase()));
}

/** `logos/goulvarec.svg` → `logos/goulvarec` */
export const withoutEnding = (file: string) => file.slice(0, -extname(file).length);

/** The size of a drawing in its own units, of a photograph in pixels. */
export async function sizeOf(folder: string, file: string): Promise<Size> {
  const path = join(folder, file);
  const frame = extname(file) === ".svg" && /\bviewBox="([^"]*)"/.exec(readFileSync(path, "utf8"))?.[1];
  if (frame) {
    const [, , width = 0, height = 0] = frame
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return { width, height };
  }
  const { mtimeMs, size } = statSync(path);
  const state = `${path} ${size} ${mtimeMs}`;
  const known = photographs.get(state) ?? sizeOfPhotograph(path);
  photographs.set(state, known);
  return known;
}

/** Those that were read, as their files stood: a photograph is decoded whole to know that it is. */
const photographs = new Map<string, Promise<Size>>();

/** @param photograph - Its path, or its bytes. */
export async function sizeOfPhotograph(photograph: string | Buffer): Promise<Size> {
  const { info } = await sharp(photograph).autoOrient().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}
