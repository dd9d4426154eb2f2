import { expect, test } from "vitest";
import { anchorOf } from "./anchorOf.ts";

const written = (hash: string) => new URL(hash, "https://site.example/videos").hash;

test.each(["haute-brasse", "réglage-des-voiles", "cœur", "tours d’Europe", "航海"])(
  "« %s » is found again in the address that names it",
  (id) => {
    expect(anchorOf(written(`#${id}`))).toBe(id);
  },
);

test.each(["", "#", "#%", "#%E0%A4%A"])("« %s » names nothing", (hash) => {
  expect(anchorOf(hash)).toBe("");
});
