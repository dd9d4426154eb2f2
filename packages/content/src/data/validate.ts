// What the schemas refuse in the files of `data/`, with the line to go to.
import type { Finding } from "../check/finding.ts";
import { schemaFindings } from "../check/schema.ts";
import { dateFindings } from "../check/dates.ts";
import type { Subject } from "../check/walk.ts";
import type { Data, DataEntry } from "./read.ts";
import { dataCollections, type DataCollection } from "./registry.ts";

export function dataFindings({ entries }: Data): Finding[] {
  return dataCollections.flatMap((collection) => {
    const files = entries.get(collection.folder) ?? [];
    return [...takenAway(collection, files), ...files.flatMap((entry) => entryFindings(collection, entry))];
  });
}

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

const subjectOf = ({ file, name, value }: DataEntry): Subject => ({ file, entry: name, value });

/** What its schema refuses in an entry. */
export function entryFindings({ schema }: DataCollection, entry: DataEntry): Finding[] {
  const subject = subjectOf(entry);
  return [...dateFindings(subject), ...schemaFindings(subject, schema)];
}
