// What the check says of an entry while somebody writes it, before its file says so.
import { photoSizes } from "#data/photo-sizes";
import type { Collection } from "../collections.ts";
import { leavesOf, type Content } from "../check/check.ts";
import { dataModules, subjectsOf } from "../check/content.ts";
import { everyFinding, type Everything } from "../check/everything.ts";
import type { Finding } from "../check/finding.ts";
import { saidInForm } from "../check/schema.words.ts";
import type { unknownWords } from "@sillages/french";
import { properNames, spellingFindings } from "../check/spelling.ts";
import { pathOf, type Subject } from "../check/walk.ts";
import { type Data, type DataEntry, inOrder } from "../data/read.ts";
import { dataCollections, type DataCollection } from "../data/registry.ts";
import { dataFindings } from "../data/validate.ts";
import { type Draft, type DraftFinding, entryOf, oncePerField, placeFindings } from "./draft.ts";

/** Everything that the check would say of `draft` once it is saved among `others`, spelling included. */
export async function draftFindings(
  draft: Draft,
  others: Everything,
  today: Parameters<typeof everyFinding>[1],
  spelling?: typeof unknownWords,
): Promise<DraftFinding[]> {
  const collection = dataCollections.find(({ folder }) => folder === draft.folder);
  if (!collection) return [];
  const entry = entryOf(collection, draft, others.data.constants);
  const data = withDraft(others.data, collection, entry);
  const content = withDraftMade(others.content, collection, entry);
  const isOwn = ({ file }: Finding) => file === entry.file;
  const refused = oncePerField([
    ...placeFindings(collection, entry),
    // What the schemas refuse in it, and what does not agree with the other files.
    ...dataFindings(data).filter(isOwn),
  ]);
  const findings = [
    ...everyFinding({ ...others, content, data }, today).filter(isOwn),
    ...(await wordFindings(collection, entry, others.content, spelling)),
  ];
  // What its schema refuses says enough of a field.
  const rest = findings.filter(({ field }) => refused.every((finding) => finding.field !== field));
  return once([...refused, ...rest]).map((finding) => ({
    ...saidInForm(finding),
    path: pathOf(finding.field),
  }));
}

/** `data` with `entry` in the place of the file that it will be. */
function withDraft(data: Data, collection: DataCollection, entry: DataEntry): Data {
  const { folder } = collection;
  const others = (data.entries.get(folder) ?? []).filter(({ file }) => file !== entry.file);
  return { ...data, entries: new Map([...data.entries, [folder, inOrder(collection, [...others, entry])]]) };
}

/** Words that no dictionary knows, once the schema accepts the rest: before, a name of a picture passes for a word. */
async function wordFindings(
  { schema }: DataCollection,
  { file, name, value }: DataEntry,
  { modules, collections }: Content,
  spelling?: typeof unknownWords,
): Promise<Finding[]> {
  const read = schema.safeParse(value);
  if (!read.success) return [];
  const subject: Subject = { file, entry: name, value: read.data };
  // Of the rest of the content, only the names are read: a sentence may say them again.
  const names = leavesOf(subjectsOf(modules, collections)).filter(({ key }) => properNames.has(key));
  const own = leavesOf(new Map([[read.data, subject]]));
  const findings = await spellingFindings([...names, ...own], spelling);
  return findings.filter((finding) => finding.file === file);
}

/** `content` with what would be made of `entry`. */
function withDraftMade(content: Content, collection: DataCollection, entry: DataEntry): Content {
  const collections = content.collections.map((one) => withEntry(one, collection, entry));
  const written = content.modules.filter(({ file }) => !file.startsWith("data/"));
  return { ...content, collections, modules: [...written, ...dataModules(collections)] };
}

/** The sizes of the photographs; one that is new has its own once it bears the name of its entry. */
const sizes: Readonly<Record<string, object>> = photoSizes;
const unknownSize = { width: 1, height: 1 };

function withEntry(
  one: Collection,
  { body, folder, single, sized }: DataCollection,
  entry: DataEntry,
): Collection {
  const { files = [] } = one;
  const isText = one.module === `generated/${folder}-texts.ts`;
  const isOwn =
    one.module === `generated/${folder}.ts` &&
    (!entry.group || one.file === `data/${folder}/${entry.group}/`);
  if (!isText && !isOwn) return one;
  const made = isText
    ? { id: entry.name, body: entry.value[body ?? ""] }
    : madeOf(one, entry, body, sized && (sizes[entry.name] ?? unknownSize));
  if (single) return { ...one, entries: [made] };
  const others = files.flatMap((file, at) => (file === entry.file ? [] : [{ file, value: one.entries[at] }]));
  return {
    ...one,
    entries: [...others.map(({ value }) => value), made],
    files: [...others.map(({ file }) => file), entry.file],
  };
}

/** The entry as the site would read it; as it is written, while its schema refuses it. */
function madeOf({ schema }: Collection, { value }: DataEntry, body?: string, size?: object | false): unknown {
  const { [body ?? ""]: _, ...written } = value;
  const card = { ...written, ...size };
  const read = schema.safeParse(card);
  return read.success ? read.data : card;
}

function once(findings: readonly Finding[]): Finding[] {
  const same = (a: Finding, b: Finding) => a.field === b.field && a.problem === b.problem;
  return findings.filter((finding, at) => findings.findIndex((other) => same(finding, other)) === at);
}
