// What an editing page asks of the content. Read by a process that has just made the modules of `generated/`: the schemas choose
// among the pictures that were there then.
import { contentFindings } from "../check/check.ts";
import { placed } from "../check/placed.ts";
import { print } from "../check/report.ts";
import { readContent } from "../check/site.ts";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import type { Draft, DraftFinding } from "./draft.ts";
import { type Around, draftFindings } from "./drafts.ts";

export interface Editing {
  /** What the check says of an entry, before its file says so. */
  readonly check: (draft: Draft) => Promise<DraftFinding[]>;
  /** What it says of all the files, spelling apart: one line each. */
  readonly whole: () => string[];
  /** The groups of a collection that has some: the banks of the questions. */
  readonly groupsOf: (folder: string) => string[];
}

/** Reads the content once. */
export async function readForEditing(): Promise<Editing> {
  const data = readData(dataCollections);
  const content = await readContent();
  const around: Around = { content, data };
  return {
    check: (draft) => draftFindings(draft, around),
    whole: () => contentFindings(content).map((finding) => print(placed(finding, data))),
    groupsOf: (folder) => [...new Set((data.entries.get(folder) ?? []).map(({ group }) => group))],
  };
}
