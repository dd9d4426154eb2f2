import { describe, expect, it } from "vitest";
import { contentFindings, leavesOf } from "./check/check.ts";
import { subjectsOf } from "./check/content.ts";
import { print } from "./check/report.ts";
import { readContent } from "./check/site.ts";
import { spellingFindings } from "./check/spelling.ts";

const content = await readContent();
const leaves = leavesOf(subjectsOf(content.modules, content.collections));
const findings = [...contentFindings(content), ...(await spellingFindings(leaves))];
const files = new Set([...content.modules.map(({ file }) => file), ...findings.map(({ file }) => file)]);

describe.each([...files])("%s", (file) => {
  it("est juste", () => {
    expect(findings.filter((finding) => finding.file === file).map(print)).toEqual([]);
  });
});
