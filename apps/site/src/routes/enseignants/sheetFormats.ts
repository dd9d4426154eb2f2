/** The formats that a sheet is handed over in, and which of them hold pictures. */
export const sheetFormats = [
  { id: "gift", pictures: false },
  { id: "xml", pictures: true },
  { id: "qti", pictures: true },
  { id: "aiken", pictures: false },
] as const;

export type SheetFormat = (typeof sheetFormats)[number];
