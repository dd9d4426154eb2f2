// What is printed: Firefox breaks sheets by other rules than Chromium.
import { expect } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { test } from "./journey.ts";

/** How many things are drawn on each sheet of `pdf`. */
async function marksOf(pdf: Uint8Array): Promise<number[]> {
  const document = await getDocumentProxy(pdf);
  const sheets = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1));
  const marks = [];
  for (const sheet of await Promise.all(sheets)) marks.push((await sheet.getOperatorList()).fnArray.length);
  return marks;
}

/** An empty sheet has a number at most. */
const EMPTY = 10;

for (const path of ["/equipe", "/planches", "/presse", "/escales"]) {
  test(`${path} is printed on no empty sheet`, async ({ journey }) => {
    await journey.open(path);
    expect(Math.min(...(await marksOf(await journey.print())))).toBeGreaterThan(EMPTY);
  });
}

/** Fewer than what follows the title of a page of words. */
const TITLE_ALONE = 400;

for (const path of ["/a-emporter", "/confidentialite", "/mentions-legales", "/reglement"]) {
  test(`the text of ${path} begins on the sheet of its title`, async ({ journey }) => {
    await journey.open(path);
    expect((await marksOf(await journey.print()))[0]).toBeGreaterThan(TITLE_ALONE);
  });
}
