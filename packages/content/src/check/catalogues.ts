import { descriptions } from "#data/descriptions";
import { photos } from "#data/photos";
import { quizBanks } from "../quiz/banks.ts";
import type { Catalogue } from "./pictures.ts";

const drawn = quizBanks.flatMap(({ questions }) =>
  questions.flatMap(({ picture }) => picture?.drawing ?? []),
);

/** What is said of the files of `images/`: posters, prizes and the drawings of questions mean something, marks and icons stand beside their words. */
export const catalogues: readonly Catalogue[] = [
  { file: "data/descriptions.yaml", ids: Object.keys(descriptions), folders: ["scenes", "prizes"] },
  { file: "data/photos/", ids: photos.map(({ id }) => `photos/${id}`), folders: ["photos"] },
  { file: "data/questions/", ids: drawn, folders: ["questions"] },
];
