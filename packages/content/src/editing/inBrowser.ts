// What can be read of an entry without the other files, in a browser: its schema and the rules of French. The whole check comes
// later, where the files are.
import { constants } from "#data/constants";
import { quizBanks } from "#data/quiz-banks";
import { dateFindings } from "../check/dates.ts";
import { lostLetterFindings } from "../check/lostLetters.ts";
import { schemaFindings } from "../check/schema.ts";
import { saidInForm } from "../check/schema.words.ts";
import { typographyFindings } from "../check/typography.ts";
import { duplicateFindings } from "../check/unique.ts";
import { leaves, pathOf, type Subject } from "../check/walk.ts";
import { acting, acts } from "../data/acts.ts";
import { inkOf, inkProblem, isInked, type Pixels, TRACED, tooSmall } from "../data/logoInk.ts";
import { dataCollections } from "../data/registry.ts";
import { type Draft, type DraftFinding, entryOf, oncePerField, placeFindings } from "./draft.ts";

/** What a text may name, as the files said when this page was made. */
const named = new Map(Object.entries(constants));

/** @param others - What the other files of its collection say: no two may share what is unique. */
export function checkInBrowser(draft: Draft, others: readonly Draft[] = []): DraftFinding[] {
  const collection = dataCollections.find(({ folder }) => folder === draft.folder);
  if (!collection) return [];
  const subjectOf = (one: Draft): Subject => {
    const { file, name, value } = entryOf(collection, one, named);
    return { file, entry: name, value };
  };
  const entry = entryOf(collection, draft, named);
  const subject = subjectOf(draft);
  const beside = others
    .filter(({ id }) => id !== draft.id && groupOf(id) === groupOf(draft.id))
    .map(subjectOf);
  const findings = [
    ...placeFindings(collection, entry),
    ...dateFindings(subject),
    ...schemaFindings(subject, collection.schema),
    ...collection.unique
      .flatMap((field) => duplicateFindings([...beside, subject], field))
      .filter(({ file }) => file === entry.file),
    ...[...leaves(subject)].flatMap((leaf) => [...lostLetterFindings(leaf), ...typographyFindings(leaf)]),
  ];
  return oncePerField(findings).map((finding) => ({ ...saidInForm(finding), path: pathOf(finding.field) }));
}

export { isPhotograph, photographProblem } from "../data/photograph.ts";

/** `ocean-vivant/baleine` → `ocean-vivant` */
const groupOf = (id: string) => id.replace(/[^/]*$/, "");

/** The groups of a collection that has some: the banks of the questions. */
export const groups = (): string[] => quizBanks.map(({ id }) => id);

/** What stands in the way of showing the SVG `drawing` as it is, whose file is `images/<picture>`. A logo is drawn again by the check. */
export const drawingProblem = (picture: string, drawing: string) =>
  !picture.startsWith("logos/") && acts(drawing) ? acting : undefined;

/** A picture that this browser shows: its own size, and its pixels once it is `height` pixels high. */
export interface Shown {
  readonly width: number;
  readonly height: number;
  readonly pixels: (height: number) => Pixels;
}

/** What stands in the way of drawing a logo in one ink. @param drawing - Its text, where it is an SVG. */
export function logoProblem({ width, height, pixels }: Shown, drawing?: string) {
  if (drawing !== undefined && isInked(drawing)) return undefined;
  const small = drawing === undefined ? tooSmall(width, height) : undefined;
  return small ?? inkProblem(inkOf(pixels(TRACED)));
}
