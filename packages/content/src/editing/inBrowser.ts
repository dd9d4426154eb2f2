// What can be read of an entry without the other files, in a browser: its schema and the rules of French. The whole check comes
// later, where the files are.
import { constants } from "#data/constants";
import { quizBanks } from "#data/quiz-banks";
import { dateFindings } from "../check/dates.ts";
import { lostLetterFindings } from "../check/lostLetters.ts";
import { schemaFindings } from "../check/schema.ts";
import { saidInForm } from "../check/schema.words.ts";
import { typographyFindings } from "../check/typography.ts";
import { leaves, pathOf } from "../check/walk.ts";
import { acting, acts } from "../data/acts.ts";
import { dataCollections } from "../data/registry.ts";
import { type Draft, type DraftFinding, entryOf, oncePerField, placeFindings } from "./draft.ts";

/** What a text may name, as the files said when this page was made. */
const named = new Map(Object.entries(constants));

export function checkInBrowser(draft: Draft): DraftFinding[] {
  const collection = dataCollections.find(({ folder }) => folder === draft.folder);
  if (!collection) return [];
  const entry = entryOf(collection, draft, named);
  const subject = { file: entry.file, entry: entry.name, value: entry.value };
  const findings = [
    ...placeFindings(collection, entry),
    ...dateFindings(subject),
    ...schemaFindings(subject, collection.schema),
    ...[...leaves(subject)].flatMap((leaf) => [...lostLetterFindings(leaf), ...typographyFindings(leaf)]),
  ];
  return oncePerField(findings).map((finding) => ({ ...saidInForm(finding), path: pathOf(finding.field) }));
}

/** The groups of a collection that has some: the banks of the questions. */
export const groups = (): string[] => quizBanks.map(({ id }) => id);

/** What stands in the way of showing the SVG `drawing` as it is, whose file is `images/<picture>`. A logo is drawn again by the check. */
export const drawingProblem = (picture: string, drawing: string) =>
  !picture.startsWith("logos/") && acts(drawing) ? acting : undefined;
