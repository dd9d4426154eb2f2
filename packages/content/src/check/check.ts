import { page, textPage } from "../pages/page.schema.ts";
import type { Collection } from "../collections.ts";
import { claimFindings, type JustifiedClaim } from "./claims.ts";
import { contactFindings } from "./contacts.ts";
import { subjectsOf, type Module } from "./content.ts";
import { dateFindings } from "./dates.ts";
import { declaredHosts, ownHost } from "./declared.ts";
import type { Finding } from "./finding.ts";
import { headingFindings } from "./headings.ts";
import { linkFindings, type Destinations } from "./links.ts";
import { lostLetterFindings } from "./lostLetters.ts";
import { drawingFindings, pictureFindings, type Catalogue } from "./pictures.ts";
import { questionFindings, type AskedQuestion } from "./questions.ts";
import { schemaFindings } from "./schema.ts";
import { typographyFindings } from "./typography.ts";
import { duplicateFindings } from "./unique.ts";
import { isRecord, leaves, type Leaf, type Subject } from "./walk.ts";

/** All that the content is, and all that it may refer to. */
export interface Content {
  readonly modules: readonly Module[];
  readonly collections: readonly Collection[];
  /** The files of `images/`. */
  readonly pictures: readonly string[];
  readonly catalogues: readonly Catalogue[];
  readonly destinations: Destinations;
  readonly justifiedClaims: readonly JustifiedClaim[];
  /** Whether people and organisations are invented: then nothing may reach somebody real by chance. */
  readonly demonstration: boolean;
}

/** Every mistake of the content, spelling apart. */
export function contentFindings(content: Content): Finding[] {
  const { modules, collections, pictures, catalogues } = content;
  const subjects = subjectsOf(modules, collections);
  const all = leavesOf(subjects);
  const { pages, realHosts } = content.destinations;
  const destinations = { pages, realHosts: [...realHosts, ...declaredHosts(all)] };
  const own = ownHost(all);
  return [
    ...collections.flatMap((collection) => collectionFindings(collection, subjects)),
    ...pageFindings(modules),
    ...headingFindings(all),
    ...pictureFindings(pictures, catalogues),
    ...all.flatMap((leaf) => leafFindings(leaf, { ...content, destinations }, own)),
  ];
}

/** Every string of `subjects`, once. */
export function leavesOf(subjects: ReadonlyMap<unknown, Subject>): Leaf[] {
  const all = [...subjects.values()].flatMap((subject) => [...leaves(subject, subjects)]);
  // A page is put together from its file and its sentences: what the file says is the file's.
  const words = new Set(all.filter(({ file }) => isPageFile(file)).map(({ text }) => text));
  return all.filter(({ file, text }) => !/^src\/(?:pages|shell)\//.test(file) || !words.has(text));
}

const isPageFile = (file: string) => /^data\/(?:pages|shell)\//.test(file);

function collectionFindings(collection: Collection, subjects: ReadonlyMap<unknown, Subject>): Finding[] {
  const { schema, entries, unique } = collection;
  const own = entries.flatMap((entry) => subjects.get(entry) ?? []);
  return [
    ...emptyFindings(collection),
    ...own.flatMap((subject) => onePerField([...dateFindings(subject), ...schemaFindings(subject, schema)])),
    ...own.flatMap(({ file, value }) => (isQuestion(value) ? questionFindings(file, value) : [])),
    ...unique.flatMap((field) => duplicateFindings(own, field)),
  ];
}

/** A list whose section would stand on the page with nothing in it. */
function emptyFindings({ name, file, entries, mayBeEmpty }: Collection): Finding[] {
  if (entries.length > 0 || mayBeEmpty) return [];
  return [
    {
      file,
      entry: name,
      field: "liste",
      problem: `la liste « ${name} » est vide`,
      remedy: "Une page n’aurait rien à montrer à sa place : garder une entrée au moins.",
    },
  ];
}

/** Pages keep the shape that all pages share, and no two say the same to a search engine. */
function pageFindings(modules: readonly Module[]): Finding[] {
  const pagesIn = (place: RegExp) =>
    modules
      .filter(({ file }) => place.test(file))
      .flatMap(({ file, exports }) =>
        Object.entries(exports)
          .filter(([, value]) => isRecord(value) && "meta" in value)
          .map(([entry, value]) => ({ file, entry, value })),
      );
  const made = pagesIn(/^src\/pages\/[^.]+\.ts$/);
  const written = pagesIn(/^data\/pages\/[^.]+\.yaml$/);
  const files = new Set(written.map(({ file }) => file));
  const pages = [...written, ...made.filter(({ file }) => !files.has(dataFile(file)))];
  return [
    ...made.flatMap((subject) =>
      onePerField([
        ...dateFindings(subject),
        ...schemaFindings(subject, isTextPage(subject.value) ? textPage : page),
      ]),
    ),
    ...duplicateFindings(pages, "meta.title"),
    ...duplicateFindings(pages, "meta.description"),
  ];
}

/** `src/pages/presse.ts` → `data/pages/presse.yaml` */
const dataFile = (file: string) => file.replace(/^src(.*)\.ts$/, "data$1.yaml");

function leafFindings(
  leaf: Leaf,
  { destinations, pictures, justifiedClaims, demonstration }: Content,
  own: string | undefined,
): Finding[] {
  return [
    ...linkFindings(leaf, destinations),
    ...drawingFindings(leaf, pictures),
    ...(demonstration ? contactFindings(leaf, own) : []),
    ...claimFindings(leaf, justifiedClaims),
    ...lostLetterFindings(leaf),
    ...typographyFindings(leaf),
  ];
}

/** A date that does not exist breaks its schema too, a misspelt field is missing too: the first word is enough. */
function onePerField(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ field }, index) => findings.findIndex((other) => other.field === field) === index,
  );
}

function isQuestion(value: unknown): value is AskedQuestion {
  return isRecord(value) && "options" in value && "correct" in value && "points" in value;
}

function isTextPage(value: unknown): boolean {
  return isRecord(value) && "updated" in value;
}
