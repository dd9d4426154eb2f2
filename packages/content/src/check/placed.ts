import type { Data } from "../data/read.ts";
import type { Finding } from "./finding.ts";
import { pathOf } from "./walk.ts";

/** `finding` with the line of its field, where its file is one of `data/`. */
export function placed(finding: Finding, { entries }: Data): Finding {
  if (finding.line !== undefined || !finding.file.startsWith("data/")) return finding;
  const entry = [...entries.values()].flat().find(({ file }) => file === finding.file);
  return entry ? { ...finding, ...entry.placeOf(finding.path ?? pathOf(finding.field)) } : finding;
}
