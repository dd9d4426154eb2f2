import { words } from "#data/pages/a-emporter";
import { quizBanks } from "../quiz/banks.ts";
import { pdfPath } from "../routes.ts";
import { teachingFiles } from "../quiz/teaching.ts";
import { weight } from "../format/weights.ts";
import { sessionLinks } from "./enseignants.sessions.ts";
import { classroom } from "./jeux-concours.classe.ts";
import type { Page } from "./page.schema.ts";

/** A file to take away, and what for. */
export interface TakenFile {
  readonly label: string;
  readonly path: string;
  readonly use: string;
}

const { course, session, sheet } = words.classroom;

/** What each bank of the quiz offers to teachers. */
const ofBanks = quizBanks.flatMap(({ id, title }): TakenFile[] => {
  const files = teachingFiles(id);
  return [
    { label: `${title}, la fiche`, path: pdfPath(files.sheet), use: sheet },
    ...[files.xml, files.gift, files.aiken].map((path) => ({
      label: classroom.questions(title),
      path,
      use: course,
    })),
  ];
});

/** Formats whose name is not their extension in capitals, by how their files end. */
const formatNames = {
  ".aiken.txt": "Aiken",
  ".gift.txt": "GIFT",
  ".xml": "Moodle XML",
  ".atom": "Atom",
  ".json": "JSON Feed",
  ".geojson": "GeoJSON",
};

function formatOf(path: string): string {
  const named = Object.entries(formatNames).find(([ending]) => path.endsWith(ending));
  return named?.[1] ?? (path.split(".").at(-1) ?? "").toUpperCase();
}

const ofSessions = sessionLinks.map((link): TakenFile => ({ ...link, use: session }));

/** Every file and every printed document of the site, by who takes it. */
export const takeAway = {
  ...words,
  groups: words.groups.map(({ files, ...group }) => ({
    ...group,
    files: (group.id === "classe" ? [...ofSessions, ...files, ...ofBanks] : files) as readonly TakenFile[],
  })),
  /** « ICS, 3 ko », on one line. */
  file: (path: string, bytes: number) => `${formatOf(path)},\u00a0${weight(bytes)}`,
} as const satisfies Page;
