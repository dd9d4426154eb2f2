import { type DocumentPath, identity, pdfPath, pdfWords } from "@sillages/content";
import made from "./made.json" with { type: "json" };

/** What is known of a document that was printed to PDF (`npm run documents`). */
export interface MadePdf {
  /** The document that it was printed from. */
  readonly document: string;
  /** The instant whose words it says (ISO 8601). */
  readonly builtAt: string;
  readonly pages: number;
  readonly bytes: number;
  /** Names the words that it was printed from. */
  readonly words: string;
}

const madePdfs: readonly MadePdf[] = made;

/** Where the PDF of the document at `path` is, and what it is; nothing before it was printed. */
export function pdfOf(path: DocumentPath) {
  const pdf = madePdfs.find(({ document }) => document === path);
  if (!pdf) return undefined;
  const day = pdf.builtAt.slice(0, 10);
  const stem = path.replace(/^.*\/|\.html$/g, "");
  return {
    href: pdfPath(path),
    note: pdfWords.file(pdf.pages, pdf.bytes, day),
    day,
    /** As it lies among the files of who keeps it: whose, what, of which day. */
    fileName: `${identity.name.toLowerCase()}-${stem}-${day}.pdf`,
  };
}
