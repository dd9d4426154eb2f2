// Whether each PDF still says the words of its document, as they were on the day it was printed: time alone makes none stale.
import { keptDocuments, pdfPath } from "@sillages/content";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { loadRenderer } from "../built/renderer.ts";
import type { MadePdf } from "../src/documents/pdf/pdfOf.ts";
import { wordsName } from "./documentWords.ts";
import { keptFile, keptFolder, madeFile } from "./keptPdfs.ts";

const { documents, renderDocument } = await loadRenderer();

const made = JSON.parse(readFileSync(madeFile, "utf8")) as MadePdf[];

async function faultOf(path: (typeof keptDocuments)[number]): Promise<string | undefined> {
  const name = `apps/site/public${pdfPath(path)}`;
  const pdf = made.find(({ document }) => document === path);
  const printed = documents.find((document) => document.path === path);
  if (!pdf || !printed || !existsSync(keptFile(path))) return `${name} n’est pas encore imprimé.`;
  if (statSync(keptFile(path)).size !== pdf.bytes) return `${name} n’est pas celui qui a été imprimé.`;
  if (wordsName(await renderDocument(printed, pdf.builtAt)) === pdf.words) return undefined;
  return `${name} est plus ancien que ses mots.`;
}

const names = new Set(keptDocuments.map((path) => basename(keptFile(path))));
const faults = [
  ...(await Promise.all(keptDocuments.map(faultOf))).filter((fault) => fault !== undefined),
  ...globSync("*", { cwd: keptFolder })
    .filter((file) => !names.has(file))
    .map((file) => `apps/site/public/documents/${file} n’est celui d’aucun document.`),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error("Lancer « npm run documents », puis garder les fichiers qu’il écrit.");
  process.exit(1);
}
console.log(`${keptDocuments.length} documents in PDF: each says the words of its page.`);
