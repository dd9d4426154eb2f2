import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

export type PrintOptions = Parameters<Page["pdf"]>[0];

/** The words of each sheet that `page` prints, and its size in points. */
export async function sheetsOf(page: Page, options: PrintOptions = { format: "A4" }) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf(options)));
  const { text } = await extractText(pdf, { mergePages: false });
  const sizes = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const { height, width } = (await pdf.getPage(at)).getViewport({ scale: 1 });
    sizes.push({ height: Math.round(height), width: Math.round(width) });
  }
  return { sizes, text: text.map((words) => words.replaceAll(/\s+/gu, " ")) };
}
