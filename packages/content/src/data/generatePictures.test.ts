import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pictureModules } from "./generatePictures.ts";

const folder = mkdtempSync(join(tmpdir(), "drawings-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("leaves to the check to say that the descriptions are gone", async () => {
  mkdirSync(join(folder, "images/scenes"), { recursive: true });
  writeFileSync(
    join(folder, "images/scenes/aube.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>',
  );
  const modules = await pictureModules(folder);
  expect(modules.get("drawings.ts")).toContain('"scenes/aube"');
});
