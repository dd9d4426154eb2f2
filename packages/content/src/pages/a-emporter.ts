import { words } from "#data/pages/a-emporter";
import { quizBanks } from "../quiz/banks.ts";
import { pdfPath } from "../routes.ts";
import { teachingFiles } from "../quiz/teaching.ts";
import { weight } from "../format/weights.ts";
import type { Page } from "./page.schema.ts";

/** A file to take away, and what for. */
export interface TakenFile {
  readonly label: string;
  readonly path: string;
  readonly use: string;
}

const { course, sheet } = words.classroom;

/** What each bank of the quiz offers to teachers. */
const ofBanks = quizBanks.flatMap(({ id, title }): TakenFile[] => {
  const files = teachingFiles(id);
  return [
    { label: `${title}, la fiche`, path: pdfPath(files.sheet), use: sheet },
    { label: `${title}, GIFT`, path: files.gift, use: course },
    { label: `${title}, Moodle XML`, path: files.xml, use: course },
    { label: `${title}, Aiken`, path: files.aiken, use: course },
  ];
});

/** Formats whose name is not their extension in capitals. */
const formatNames: Readonly<Record<string, string>> = { atom: "Atom", geojson: "GeoJSON" };

function formatOf(path: string): string {
  const extension = path.split(".").at(-1) ?? "";
  return formatNames[extension] ?? extension.toUpperCase();
}

/** Every file of the site, by who takes it. */
export const takeAway = {
  ...words,
  groups: words.groups.map(({ files, ...group }) => ({
    ...group,
    files: [...files, ...(group.id === "classe" ? ofBanks : [])] as readonly TakenFile[],
  })),
  /** « ICS, 3 ko », on one line. */
  file: (path: string, bytes: number) => `${formatOf(path)},\u00a0${weight(bytes)}`,
} as const satisfies Page;
