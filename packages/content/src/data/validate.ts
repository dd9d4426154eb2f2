// What the schemas refuse in the files of `data/`, with the line to go to.
import type { Finding } from "../check/finding.ts";
import { schemaFindings } from "../check/schema.ts";
import { dateFindings } from "../check/dates.ts";
import { agreementFindings } from "../check/agreements.ts";
import { nameFindings } from "../check/names.ts";
import { placed } from "../check/placed.ts";
import { referenceFindings } from "../check/references.ts";
import { home } from "../ports/home.ts";
import { blueBoatSpaces } from "../spaces/blue-boat.ts";
import { redBoatSpaces } from "../spaces/red-boat.ts";
import { type Subject, valueAt } from "../check/walk.ts";
import type { Data, DataEntry } from "./read.ts";
import { dataCollections, type DataCollection } from "./registry.ts";

/** What is wrong in the files, each finding with its line. */
export function dataFindings(data: Data): Finding[] {
  const { entries } = data;
  const own = dataCollections.flatMap((collection) => {
    const files = entries.get(collection.folder) ?? [];
    return [...takenAway(collection, files), ...files.flatMap((entry) => entryFindings(collection, entry))];
  });
  const folders = new Map([...entries].map(([folder, files]) => [folder, files.map(subjectOf)]));
  folders.set("harbours", [
    ...(folders.get("ports") ?? []),
    { file: "src/ports/home.ts", entry: home.id, value: home },
  ]);
  folders.set("terms", (folders.get("pages/lexique") ?? []).flatMap(termsOf));
  const found = [
    ...own,
    ...nameFindings(data),
    ...referenceFindings(folders),
    ...agreementFindings(folders, spaceNumbers),
  ];
  return found.map((finding) => placed(finding, data));
}

/** The words of the lexicon, one file in all. */
const termsOf = ({ entry, file, value }: Subject): Subject[] => {
  const terms = valueAt(value, ["terms"]);
  return Array.isArray(terms) ? terms.map((term: unknown) => ({ entry, file, value: term })) : [];
};

const spaceNumbers = new Set([...redBoatSpaces, ...blueBoatSpaces].map(({ number }) => number));

function takenAway({ folder, needs = [] }: DataCollection, files: readonly DataEntry[]): Finding[] {
  const absent = needs.filter((name) => files.every((entry) => entry.name !== name));
  return absent.map((name) => ({
    file: `data/${folder}/`,
    entry: name,
    field: "fichier",
    problem: `le fichier ${name}.yaml manque, ou a changé de nom`,
    remedy: "Une page le demande par ce nom : le remettre.",
  }));
}

/** `data` as the schemas give it back: the names of pictures in full. Only for data that they accept. */
export function accepted(data: Data): Data {
  const entries = dataCollections.map(({ folder, schema }): [string, readonly DataEntry[]] => [
    folder,
    (data.entries.get(folder) ?? []).map((entry) => ({
      ...entry,
      value: schema.parse(entry.value) as DataEntry["value"],
    })),
  ]);
  return { ...data, entries: new Map(entries) };
}

export const subjectOf = ({ file, name, value }: DataEntry): Subject => ({ file, entry: name, value });

function entryFindings({ schema }: DataCollection, entry: DataEntry): Finding[] {
  const subject = subjectOf(entry);
  const dates = dateFindings(subject);
  // A date that does not exist, an end before its start break the schema too: the first word is enough.
  const refused = schemaFindings(subject, schema).filter(({ field }) =>
    dates.every((date) => date.field !== field),
  );
  return [...dates, ...refused];
}
