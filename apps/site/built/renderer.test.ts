import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";

// What an address reads otherwise than a path: an accent, a space, a per cent, the sign of an anchor.
const clone = mkdtempSync(join(tmpdir(), "Été à 100% #1 "));
afterAll(() => rmSync(clone, { recursive: true }));

it("is loaded wherever the repository lies", () => {
  const renderer = join(clone, "built/renderer.ts");
  mkdirSync(join(clone, "built"));
  mkdirSync(join(clone, ".cache/rsc"), { recursive: true });
  copyFileSync(fileURLToPath(new URL("renderer.ts", import.meta.url)), renderer);
  writeFileSync(join(clone, "package.json"), '{ "type": "module" }');
  writeFileSync(join(clone, ".cache/rsc/index.js"), 'export const made = "here";');
  const program = `const { loadRenderer } = await import(${JSON.stringify(pathToFileURL(renderer).href)});
    console.log((await loadRenderer()).made);`;
  const told = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(told).toBe("here\n");
});
