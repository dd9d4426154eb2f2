// A file of `data/` as it was written, with the place of each field.
import { LOST_LETTER } from "../check/lostLetters.ts";
import { isDocument, isMap, isNode, LineCounter, parseDocument, type Document, type YAMLError } from "yaml";

/** Where something stands in a file, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A file that cannot be read, said in French. */
export interface Unreadable extends Place {
  readonly problem: string;
  readonly remedy: string;
}

export interface ParsedFile {
  readonly value: Readonly<Record<string, unknown>>;
  /** The place of the field at `path`, or of the nearest one that is written. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

const frontMatter = /^\uFEFF?---\r?\n(?<head>[\s\S]*?)^---[ \t]*(?:\r?\n|$)(?<text>[\s\S]*)$/m;

/** Reads the YAML of `source`; with `body`, the Markdown under its front matter becomes that field, one item per paragraph. */
export function parseFile(source: string, body?: string): ParsedFile | { readonly unreadable: Unreadable } {
  const lost = source.indexOf(LOST_LETTER);
  if (lost !== -1) return { unreadable: { ...placeIn(source, lost), ...notUtf8 } };
  const parted = twoVersionsIn(source);
  if (parted) return { unreadable: parted };
  if (body === undefined) return parseYaml(source, 0);
  const parts = partsOf(source);
  if (!parts) return { unreadable: { line: 1, column: 1, ...noFrontMatter } };
  if (parts.above.trim() !== "") return { unreadable: { line: 1, column: 1, ...textAbove } };
  const head = parseYaml(parts.head, lineBreaks(parts.above) + 1);
  if ("unreadable" in head) return head;
  const linesAbove = lineBreaks(source.slice(0, source.length - parts.text.length));
  const lines = paragraphLines(parts.text);
  return {
    value: { ...head.value, [body]: paragraphsOf(parts.text) },
    placeOf: (path) => {
      const [field, index = 0] = path;
      if (field !== body) return head.placeOf(path);
      return { line: linesAbove + (lines[Number(index)] ?? 1), column: 1 };
    },
  };
}

interface Parts {
  /** What stands before the fields, where nothing may. */
  readonly above: string;
  readonly head: string;
  readonly text: string;
}

/** The fields of a Markdown file, and the text under them. */
export function partsOf(source: string): Parts | undefined {
  const found = frontMatter.exec(source);
  if (!found) return undefined;
  const { head = "", text = "" } = found.groups ?? {};
  return { above: source.slice(0, found.index), head, text };
}

const lineBreaks = (text: string) => text.split("\n").length - 1;

function placeIn(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  return { line: lineBreaks(before) + 1, column: offset - before.lastIndexOf("\n") };
}

const notUtf8 = {
  problem: "ce fichier n’est pas en UTF-8 : des lettres ne se lisent pas",
  remedy: "L’enregistrer à nouveau en UTF-8.",
};

/** What git leaves where two people changed the same lines. Under a front matter it would be read, and published, as words. */
const conflictMark = /^(?:<{7}|>{7})(?=[ \r\n]|$)/m;

const twoVersions = {
  problem: "git y a laissé deux versions des mêmes lignes, entre « <<<<<<< » et « >>>>>>> »",
  remedy:
    "Garder les lignes de l’une, ou les réunir, et retirer les trois lignes de signes « < », « = » et « > ».",
};

/** Where git left two versions of the same lines, and what to do. */
export function twoVersionsIn(source: string): Unreadable | undefined {
  const parted = source.search(conflictMark);
  return parted === -1 ? undefined : { ...placeIn(source, parted), ...twoVersions };
}

const textAbove = {
  problem: "du texte précède l’en-tête : il ne serait pas lu",
  remedy: "Le mettre sous la seconde ligne « --- », ou le retirer.",
};

const noFrontMatter = {
  problem: "l’en-tête manque",
  remedy:
    "Commencer le fichier par une ligne « --- », les champs, puis une ligne « --- » ; le texte vient dessous.",
};

/** Lines that follow one another are one paragraph; an empty line parts two. */
export function paragraphsOf(text: string): string[] {
  const blocks = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.trim().replace(/[ \t]*\r?\n[ \t]*/g, " "));
  return blocks.filter((block) => block !== "");
}

/** The line of `text` where each paragraph starts, from 1. */
function paragraphLines(text: string): number[] {
  const lines = text.split("\n").map((line) => line.trim() !== "");
  return lines.flatMap((isText, index) => (isText && !lines[index - 1] ? [index + 1] : []));
}

function parseYaml(source: string, linesBefore: number): ParsedFile | { readonly unreadable: Unreadable } {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  const [error] = document.errors;
  if (error) return { unreadable: { ...placeAt(startOf(error, source)), ...wordsFor(error, source) } };
  if (!isMap(document.contents)) return { unreadable: { ...placeAt(0), ...notFields } };
  return {
    value: document.toJS() as Record<string, unknown>,
    placeOf: (path) => placeAt(offsetOf(document, path)),
  };
}

/** A line further in than the field before it is read as the rest of its text: what is wrong is its indent. */
function isTooFarIn({ code, pos: [start] }: YAMLError, source: string): boolean {
  const [line = ""] = source.slice(start).split("\n", 1);
  return code === "BLOCK_AS_IMPLICIT_KEY" && !/:(?:\s|$)/.test(line);
}

/** Where the person looks: the line that is too far in; where a quotation mark opens, not the end of the file where it lacks. */
function startOf(error: YAMLError, source: string): number {
  const {
    code,
    pos: [start],
  } = error;
  if (isTooFarIn(error, source)) return source.indexOf("\n", start) + 1;
  return code === "MISSING_CHAR" ? Math.max(0, source.lastIndexOf('"', start - 1)) : start;
}

const notFields = {
  problem: "ce fichier ne contient pas de champs",
  remedy: "Écrire un champ par ligne : son nom, deux-points, une espace, sa valeur.",
};

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && !isDocument(node) && node.range) return node.range[0];
  }
  return 0;
}

/** The parser speaks English to developers; this is what an editor can do about it. */
function wordsFor(error: YAMLError, source: string): Omit<Unreadable, keyof Place> {
  const { message } = error;
  const code = isTooFarIn(error, source) ? "BAD_INDENT" : error.code;
  const remedy = remedies[code] ?? "Comparer cette ligne à celle d’un fichier voisin.";
  return {
    problem: problems[code] ?? `cette ligne ne se lit pas (${message.split("\n", 1)[0] ?? code})`,
    remedy,
  };
}

type Words = Partial<Record<YAMLError["code"], string>>;

const quotes = 'Mettre le texte entre guillemets droits : « "…" », ou l’écrire à la ligne, sous « >- ».';

const problems: Words = {
  BAD_INDENT: "le retrait de cette ligne n’est pas celui des lignes voisines",
  BLOCK_AS_IMPLICIT_KEY:
    "le texte contient deux-points suivis d’une espace, ou son guillemet n’est pas refermé",
  BLOCK_IN_FLOW: "un crochet ou une accolade n’est pas refermé",
  DUPLICATE_KEY: "ce champ est écrit deux fois",
  MISSING_CHAR: "un signe manque : guillemet, crochet ou virgule",
  MULTILINE_IMPLICIT_KEY:
    "le nom d’un champ s’étend sur deux lignes : un guillemet n’est sans doute pas refermé",
  TAB_AS_INDENT: "cette ligne commence par une tabulation",
  UNEXPECTED_TOKEN: "un signe est de trop",
  BAD_DQ_ESCAPE: "une barre oblique inverse précède un signe qui n’en demande pas",
};

const remedies: Words = {
  BAD_INDENT: "Aligner la ligne avec celles de la même liste, par des espaces.",
  BLOCK_AS_IMPLICIT_KEY: quotes,
  BLOCK_IN_FLOW: "Le refermer à la fin de la liste.",
  DUPLICATE_KEY: "N’en garder qu’un.",
  MISSING_CHAR: "Refermer ce qui a été ouvert sur cette ligne ou sur la précédente.",
  MULTILINE_IMPLICIT_KEY: quotes,
  TAB_AS_INDENT: "Remplacer la tabulation par deux espaces.",
  UNEXPECTED_TOKEN: quotes,
  BAD_DQ_ESCAPE: "Retirer la barre, ou la doubler.",
};
