import { dayInShort, keptDocuments } from "@sillages/content";
import { expect, it } from "vitest";
import { pdfOf } from "./pdfOf.ts";

it("says of which day a PDF is: its words are those of that day, whenever it is taken", () => {
  for (const path of keptDocuments) {
    const pdf = pdfOf(path);
    expect(pdf?.note).toContain(`du ${dayInShort(pdf?.day ?? "")}`);
    expect(pdf?.note).toContain(pdf?.day.slice(0, 4));
  }
});
