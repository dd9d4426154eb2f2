import { createElement, Suspense } from "react";
import { expect, test } from "vitest";
import { htmlOf } from "./htmlOf.ts";

function Broken(): never {
  throw new Error("a broken part");
}

test("a page is not written with a part that failed", async () => {
  const page = createElement("main", {}, createElement(Suspense, {}, createElement(Broken)));
  await expect(htmlOf(page)).rejects.toThrow("a broken part");
});

test("a page that stands whole is its HTML", async () => {
  expect(await htmlOf(createElement(Suspense, {}, createElement("p", {}, "Bonjour")))).toContain(
    "<p>Bonjour</p>",
  );
});
