// What the check says of an entry while somebody writes it, before its file says so.
import type { Collection } from "../collections.ts";
import { contentFindings, leavesOf, type Content } from "../check/check.ts";
import { dataModules, subjectsOf } from "../check/content.ts";
import { around as aroundLog } from "../check/around.ts";
import type { Finding } from "../check/finding.ts";
import { journalFindings, positionsOf } from "../check/journal.ts";
import { properNames, spellingFindings } from "../check/spelling.ts";
import { pathOf, type Subject } from "../check/walk.ts";
import type { Data, DataEntry } from "../data/read.ts";
import { dataCollections, type DataCollection } from "../data/registry.ts";
import { dataFindings, subjectOf } from "../data/validate.ts";
import { type Draft, type DraftFinding, entryOf, oncePerField, placeFindings } from "./draft.ts";

/** What the draft is read against. */
export interface Around {
  readonly content: Content;
  readonly data: Data;
}

/** Everything that the check would say of `draft` once it is saved, spelling included. */
export async function draftFindings(draft: Draft, around: Around): Promise<DraftFinding[]> {
  const collection = dataCollections.find(({ folder }) => folder === draft.folder);
  if (!collection) return [];
  const entry = entryOf(collection, draft, around.data.constants);
  const refused = oncePerField([
    ...placeFindings(collection, entry),
    ...fileFindings(entry, draft.folder, around.data),
    ...logFindings(entry, draft.folder, around.data),
  ]);
  const findings = [
    ...amongTheOthers(collection, entry, around.content),
    ...(await wordFindings(collection, entry, around.content)),
  ];
  // What its schema refuses says enough of a field.
  const others = findings.filter(({ field }) => refused.every((finding) => finding.field !== field));
  return once([...refused, ...others]).map((finding) => ({ ...finding, path: pathOf(finding.field) }));
}

/** What the schemas refuse in `entry`, and what does not agree with the other files. */
function fileFindings(entry: DataEntry, folder: string, data: Data): Finding[] {
  const others = (data.entries.get(folder) ?? []).filter(({ file }) => file !== entry.file);
  const entries = new Map([...data.entries, [folder, [...others, entry]]]);
  return dataFindings({ ...data, entries }).filter(({ file }) => file === entry.file);
}

/** What is odd in the place or the time of a page of the log, or of a tracker's file. */
function logFindings(entry: DataEntry, folder: string, data: Data): Finding[] {
  if (folder !== "journal" && folder !== "tracks") return [];
  const known = (name: string) =>
    [
      ...(data.entries.get(name) ?? []).filter(({ file }) => file !== entry.file),
      ...(name === folder ? [entry] : []),
    ].map(subjectOf);
  const pages = [...known("journal"), ...known("tracks").flatMap(positionsOf)];
  return journalFindings(pages, aroundLog(new Date())).filter(({ file }) => file === entry.file);
}

/** Words that no dictionary knows, once the schema accepts the rest: before, a name of a picture passes for a word. */
async function wordFindings(
  { schema }: DataCollection,
  { file, name, value }: DataEntry,
  { modules, collections }: Content,
): Promise<Finding[]> {
  const read = schema.safeParse(value);
  if (!read.success) return [];
  const subject: Subject = { file, entry: name, value: read.data };
  // Of the rest of the content, only the names are read: a sentence may say them again.
  const names = leavesOf(subjectsOf(modules, collections)).filter(({ key }) => properNames.has(key));
  const findings = await spellingFindings([...names, ...leavesOf(new Map([[read.data, subject]]))]);
  return findings.filter((finding) => finding.file === file);
}

/** The whole check, with `entry` in its place among the others, of which only its own findings are kept. */
function amongTheOthers(collection: DataCollection, entry: DataEntry, content: Content): Finding[] {
  const collections = content.collections.map((one) => withEntry(one, collection, entry));
  const written = content.modules.filter(({ file }) => !file.startsWith("data/"));
  const modules = [...written, ...dataModules(collections)];
  return contentFindings({ ...content, collections, modules }).filter(({ file }) => file === entry.file);
}

function withEntry(one: Collection, { body, folder, single }: DataCollection, entry: DataEntry): Collection {
  const { files = [] } = one;
  const isText = one.module === `generated/${folder}-texts.ts`;
  const isOwn =
    one.module === `generated/${folder}.ts` &&
    (!entry.group || one.file === `data/${folder}/${entry.group}/`);
  if (!isText && !isOwn) return one;
  const made = isText ? { id: entry.name, body: entry.value[body ?? ""] } : madeOf(one, entry, body);
  if (single) return { ...one, entries: [made] };
  const others = files.flatMap((file, at) => (file === entry.file ? [] : [{ file, value: one.entries[at] }]));
  return {
    ...one,
    entries: [...others.map(({ value }) => value), made],
    files: [...others.map(({ file }) => file), entry.file],
  };
}

/** The entry as the site would read it; as it is written, while its schema refuses it. */
function madeOf({ schema }: Collection, { value }: DataEntry, body?: string): unknown {
  const { [body ?? ""]: _, ...card } = value;
  const read = schema.safeParse(card);
  return read.success ? read.data : card;
}

function once(findings: readonly Finding[]): Finding[] {
  const same = (a: Finding, b: Finding) => a.field === b.field && a.problem === b.problem;
  return findings.filter((finding, at) => findings.findIndex((other) => same(finding, other)) === at);
}
