import type { Page } from "@playwright/test";
import { carouselLabels } from "@sillages/content";
import { openAwake } from "../awake.ts";

/** The lines that can be read, asked in the page. */
export const linesRead = () =>
  document.body.innerText
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");

export const linesOf = (page: Page) => page.evaluate(linesRead);

/** The lines of a page as it is awake when nothing happens to it. */
const asMeant = new Map<string, readonly string[]>();

/** Opens the page at `path`, wakes it and gives its lines: those of an earlier time, where it was opened before. */
export async function openAsMeant(page: Page, path: string): Promise<readonly string[]> {
  const known = asMeant.get(path);
  if (known) return known;
  await openAwake(page, path);
  // A picture on its way says so: that line goes with it.
  const lines = (await linesOf(page)).filter((line) => line !== carouselLabels.loadingLabel);
  asMeant.set(path, lines);
  return lines;
}

/** What of `lines` can be read no more. */
export function lost(lines: readonly string[], now: readonly string[]): string[] {
  const text = now.join("\n");
  return lines.filter((line) => !text.includes(line));
}
