import type { DrawingId } from "@sillages/content";

/** Folders whose small drawings go together on a page: each is published as one sheet (images/drawingSheet.ts), a request for all. */
export const sheetFolders = ["difficulties", "flags", "levels", "pictograms", "prizes", "rarities"] as const;

/** Where the drawing `id` is in the published folder: « scenes/port.svg », « pictograms.svg#ancre ». */
export function drawingFile(id: DrawingId): string {
  const [folder = "", name = ""] = id.split("/");
  return sheetFolders.some((sheet) => sheet === folder) ? `${folder}.svg#${name}` : `${id}.svg`;
}
