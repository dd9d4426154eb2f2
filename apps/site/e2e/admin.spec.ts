import { readdirSync, readFileSync } from "node:fs";
import { dist } from "../built/dist.ts";
import { expect, test } from "./test.ts";

test("a site whose owner asked for nothing has no trace of the editing page", () => {
  test.skip(Boolean(process.env["VITE_ADMIN_REPOSITORY"]), "the owner asked for it");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.startsWith("admin"))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|txt|xml|webmanifest)$|^_/.test(file));
  const isTrace = (file: string) =>
    /admin\.html|api\.github\.com|Jeton GitHub/.test(readFileSync(dist + file, "utf8"));
  expect(texts.filter(isTrace)).toEqual([]);
});
