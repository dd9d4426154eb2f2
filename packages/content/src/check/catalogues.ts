import { descriptions } from "#data/descriptions";
import { photos } from "#data/photos";
import type { Catalogue } from "./pictures.ts";

/** What is said of the files of `images/`: posters and prizes mean something, marks and icons stand beside their words. */
export const catalogues: readonly Catalogue[] = [
  { file: "data/descriptions.yaml", ids: Object.keys(descriptions), folders: ["scenes", "prizes"] },
  { file: "data/photos/", ids: photos.map(({ id }) => `photos/${id}`), folders: ["photos"] },
];
