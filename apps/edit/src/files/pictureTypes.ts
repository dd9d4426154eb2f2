/** The pictures that the content takes: their type, by the ending of their file. */
export const pictureTypes: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** The type that the name of a picture tells: not every computer knows the type of a drawing. */
export const pictureTypeOf = (file: string): string =>
  pictureTypes[file.replace(/^.*\./, "").toLowerCase()] ?? "";

/** `logos/goulvarec.png` → `goulvarec` */
export const stemOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
