// What an editing page asks of the content. Read by a process that has just made the modules of `generated/`: the schemas choose
// among the pictures that were there then.
import type { unknownWords } from "@sillages/french";
import { readWeights } from "../check/content.ts";
import { everyFinding, type Everything } from "../check/everything.ts";
import { placed } from "../check/placed.ts";
import { print } from "../check/report.ts";
import { readContent } from "../check/site.ts";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import type { Draft, DraftFinding } from "./draft.ts";
import { draftFindings } from "./drafts.ts";

export interface Editing {
  /** What the check says of an entry, before its file says so. */
  readonly check: (draft: Draft) => Promise<DraftFinding[]>;
  /** What it says of all the files, spelling apart: one line each. */
  readonly whole: () => string[];
  /** The groups of a collection that has some: the banks of the questions. */
  readonly groupsOf: (folder: string) => string[];
}

/**
 * Reads the content once.
 *
 * @param spelling - Who finds the unknown words, when somebody else holds the dictionaries.
 */
export async function readForEditing(spelling?: typeof unknownWords): Promise<Editing> {
  const data = readData(dataCollections);
  const everything: Everything = { content: await readContent(), data, weights: readWeights() };
  const today = () => ({ env: process.env, now: new Date() });
  return {
    check: (draft) => draftFindings(draft, everything, today(), spelling),
    whole: () => everyFinding(everything, today()).map((finding) => print(placed(finding, data))),
    groupsOf: (folder) => [...new Set((data.entries.get(folder) ?? []).map(({ group }) => group))],
  };
}
