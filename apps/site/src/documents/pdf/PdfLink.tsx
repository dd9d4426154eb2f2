import { type DocumentPath, pdfWords } from "@sillages/content";
import { Link } from "@sillages/ui";
import { pdfOf } from "./pdfOf.ts";

interface PdfLinkProps {
  /** The document, as a page. */
  path: DocumentPath;
  /** What the link says. @defaultValue « Télécharger le dossier partenaire » */
  label?: string;
}

/** Brings the PDF of a document, with its pages and its weight. */
export function PdfLink({ path, label = pdfWords.label(path) }: PdfLinkProps) {
  const pdf = pdfOf(path);
  if (!pdf) return null;
  return (
    <Link href={pdf.href} variant="standalone" download={pdf.note} fileName={pdf.fileName}>
      {label}
    </Link>
  );
}
