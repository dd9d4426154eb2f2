import { drawings, logos } from "@sillages/content";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sheetFile, sheetRows } from "../src/routes/accueil/logoSheet.ts";
import { sheetOfFolder } from "../src/shell/pictures/drawingFile.ts";
import { drawingSheet } from "./drawingSheet.ts";
import { logoSprite } from "./logoSprite.ts";
import { madePictures } from "./madePictures.ts";

const svgOf = (id: string) => readFileSync(join(madePictures, `${id}.svg`), "utf8");

/** The logos of the home page. */
const logoSheet = () =>
  logoSprite(sheetRows.map((row) => row.map((id) => ({ id, width: logos[id], svg: svgOf(`logos/${id}`) }))));

const sheetOf = (sheet: string) =>
  drawingSheet(
    Object.entries(drawings)
      .filter(([id]) => sheetOfFolder[dirname(id)] === sheet)
      .map(([id, size]) => ({ ...size, name: basename(id), svg: svgOf(id) })),
  );

/** The pictures that show several drawings, by their file in the published folder: each is drawn when it is called. */
export const sheets: ReadonlyMap<string, () => string> = new Map([
  [sheetFile, logoSheet],
  ...Object.values(sheetOfFolder).map((sheet) => [`${sheet}.svg`, () => sheetOf(sheet)] as const),
]);

/** Whether a file of `madePictures`, or a folder, is published on a sheet alone. */
export const isOnSheet = (path: string) =>
  Object.keys(sheetOfFolder).some((folder) => path === join(madePictures, folder));
