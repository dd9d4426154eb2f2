import { dayInWords, keptDocuments } from "@sillages/content";
import { expect, it } from "vitest";
import { pdfOf } from "./pdfOf.ts";

it("says of which day a PDF is: its words are those of that day, whenever it is taken", () => {
  for (const path of keptDocuments) {
    const pdf = pdfOf(path);
    expect(pdf?.note.replaceAll("\u00A0", " ")).toContain(
      `du ${dayInWords(pdf?.day ?? "").replaceAll("\u00A0", " ")}`,
    );
  }
});
