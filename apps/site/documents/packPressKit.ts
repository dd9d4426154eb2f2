// The press kit: one file that holds all that a newsroom takes, and the same files one by one at addresses that do not change.
import {
  keptDocuments,
  photos,
  pdfPath,
  pressKitFiles as names,
  pressLogos,
  released,
} from "@sillages/content";
import { zipSync, type Zippable } from "fflate";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import sharp from "sharp";
import { madePictures } from "../images/madePictures.ts";
import { pressPhoto } from "../images/pressPhoto.ts";
import type { Download, PackedKit } from "../src/shell/links/downloads.ts";
import { keptFile } from "./keptPdfs.ts";

/** As wide as a page of a magazine at 300 dots an inch. */
const LOGO_WIDTH = 2400;

/** The day of every file of the kit: with that of the build, the same content would make other bytes each time. */
const NO_DAY = new Date(1980, 0, 1);

/** Photos, pictures and documents are compressed already. */
const isCompressed = (path: string) => /\.(?:jpg|png|pdf)$/.test(path);

/** Where one keeps what is downloaded. */
const FOLDER = "telechargements";

/** The pages of the press kit and of what to take away. */
const pressDocuments = keptDocuments.filter((path) => /presse/.test(path));

async function logoFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { file } of pressLogos.versions) {
    const svg = readFileSync(`${madePictures}identity/${file}.svg`);
    const { width } = await sharp(svg).metadata();
    const png = await sharp(svg, { density: (72 * LOGO_WIDTH) / width })
      .resize({ width: LOGO_WIDTH })
      .png()
      .toBuffer();
    files.set(`${file}.svg`, svg).set(`${file}.png`, png);
  }
  return files;
}

function zip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const tree: Zippable = {};
  for (const path of [...files.keys()].toSorted()) {
    const level = isCompressed(path) ? 0 : 9;
    tree[`${names.folder}/${path}`] = [files.get(path) ?? new Uint8Array(), { level, mtime: NO_DAY }];
  }
  return zipSync(tree);
}

/**
 * Packs `texts` with the pictures that are under no embargo at the instant `now`, the logos and the documents; publishes the whole and
 * the parts in `dist`.
 */
export async function packPressKit(
  dist: string,
  texts: readonly { path: string; text: string }[],
  now: Date,
): Promise<{ kit: PackedKit; logos: Download[] }> {
  const publish = (path: string, bytes: Uint8Array): Download => {
    mkdirSync(dirname(dist + path), { recursive: true });
    writeFileSync(dist + path, bytes);
    return { path: `/${path}`, bytes: bytes.length };
  };
  const photoFiles = new Map(released(photos, now).map((photo) => [`${photo.id}.jpg`, pressPhoto(photo)]));
  const logos = await logoFiles();
  const pdfs = pressDocuments.filter((path) => existsSync(keptFile(path)));
  const files = new Map<string, Uint8Array>([
    ...texts.map(({ path, text }): [string, Uint8Array] => [path, Buffer.from(text, "utf8")]),
    ...[...photoFiles].map(([file, bytes]): [string, Uint8Array] => [names.image(file), bytes]),
    ...[...logos].map(([file, bytes]): [string, Uint8Array] => [names.logo(file), bytes]),
    ...pdfs.map((path): [string, Uint8Array] => [
      names.document(basename(pdfPath(path))),
      readFileSync(keptFile(path)),
    ]),
  ]);
  for (const [file, bytes] of photoFiles) publish(`${FOLDER}/photos/${file}`, bytes);
  const packed = zip(files);
  return {
    kit: {
      ...publish(`${FOLDER}/${names.folder}.zip`, packed),
      files: files.size,
      checksum: createHash("sha256").update(packed).digest("hex"),
    },
    logos: [...logos].map(([file, bytes]) => publish(`${FOLDER}/logos/${file}`, bytes)),
  };
}
