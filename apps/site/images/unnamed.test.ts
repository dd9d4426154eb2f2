import { mediaPartners, organisations, partners, team } from "@sillages/content";
import { expect, test } from "vitest";
import { isUnnamed } from "./unnamed.ts";

test("the face and the logo of who has left are not published", () => {
  expect(isUnnamed("/images/portraits/partie.svg")).toBe(true);
  expect(isUnnamed("/images/logos/parti.svg")).toBe(true);
});

test("those of who is there are, and every other picture", () => {
  for (const { portrait } of team) expect(isUnnamed(`/images/${portrait}.svg`)).toBe(false);
  for (const { logo } of [...partners, ...organisations, ...mediaPartners])
    expect(isUnnamed(`/images/logos/${logo}.svg`)).toBe(false);
  for (const path of ["/images", "/images/portraits", "/images/logos", "/images/scenes/aube.svg"])
    expect(isUnnamed(path)).toBe(false);
});
