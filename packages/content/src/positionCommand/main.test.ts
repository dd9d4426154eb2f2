// The command as npm runs it: in the folder of the package, wherever it was typed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../data/files.ts";

const folder = mkdtempSync(join(tmpdir(), "position-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is told of a file of `folder`; nothing here can be written down. */
function told(file: string, text: string): string {
  writeFileSync(join(folder, file), text);
  const args = ["--conditions=@sillages/source", "src/positionCommand/main.ts", "rouge", file];
  const { stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: folder },
  });
  return stderr;
}

it("finds a file from where the command was typed, and says that it has no titles", () => {
  expect(told("cire.csv", "nom,prix\nciré,120\n")).toContain("cire.csv ne se lit pas");
});

it("says how many rows are passed over", () => {
  const words = told("vide.csv", "timestamp,lat,lon\n2026-02-30 10:00,47,-3\nhier,47,-3\n");
  expect(words).toContain("2 lignes sont laissées de côté");
  expect(words).toContain("vide.csv n’a pas de position datée.");
});
