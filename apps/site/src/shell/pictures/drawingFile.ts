import type { DrawingId } from "@sillages/content";

/** The sheet that holds the small drawings of a folder, with those that pages show beside them: one request for all (images/drawingSheet.ts). */
export const sheetOfFolder: Readonly<Record<string, string>> = {
  difficulties: "difficulties",
  flags: "signs",
  levels: "levels",
  pictograms: "signs",
  prizes: "prizes",
  rarities: "rarities",
};

/** Where the drawing `id` is in the published folder: « scenes/port.svg », « signs.svg#ancre ». */
export function drawingFile(id: DrawingId): string {
  const [folder = "", name = ""] = id.split("/");
  const sheet = sheetOfFolder[folder];
  return sheet ? `${sheet}.svg#${name}` : `${id}.svg`;
}
