import { type DocumentPath, pdfPath } from "@sillages/content";
import { fileURLToPath } from "node:url";

const site = fileURLToPath(new URL("..", import.meta.url));

/** Where PDFs are kept: the build publishes this folder as it is. */
export const keptFolder = `${site}public/documents/`;

/** What is known of each of them. */
export const madeFile = `${site}src/documents/pdf/made.json`;

/** Where the PDF of the document at `path` is kept. */
export const keptFile = (path: DocumentPath) => `${site}public${pdfPath(path)}`;
