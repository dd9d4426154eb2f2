import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sails } from "../sails/sails.ts";
import { spaces } from "./spaces.ts";

const drawn = [...new Set(sails.map(({ drawing }) => drawing))].flatMap((drawing) => {
  const svg = readFileSync(new URL(`../../generated/images/${drawing}.svg`, import.meta.url), "utf8");
  return [...svg.matchAll(/<path id="espace-(\d+)" class="esp([^"]*)"/g)].map(([, number, look = ""]) => ({
    number: Number(number),
    taken: look.includes("occupe"),
  }));
});

// The plan lays nothing over a space that is taken: the drawing alone says so.
it("the drawings show every space, and as taken those that are", () => {
  const told = spaces.map(({ number, state }) => ({ number, taken: state === "taken" }));
  expect(drawn.toSorted((a, b) => a.number - b.number)).toEqual(told);
});
