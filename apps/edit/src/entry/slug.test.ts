import { expect, it } from "vitest";
import { isSlug, slug } from "./slug.ts";

it("names a file after a title", () => {
  expect(slug("À Lorient, deux bateaux !")).toBe("a-lorient-deux-bateaux");
  expect(slug("Cœur d’équipage")).toBe("coeur-d-equipage");
  expect(isSlug(slug(`${"mot ".repeat(14)}fin coupée`))).toBe(true);
  expect(isSlug("")).toBe(false);
  expect(isSlug("-a")).toBe(false);
});
