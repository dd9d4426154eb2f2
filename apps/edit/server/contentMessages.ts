import type { unknownWords } from "@sillages/content/spelling";
import type { Collection, Entry, Finding } from "../src/api.ts";

/** What the server asks of the process that reads the content. */
export type Question =
  | { readonly kind: "describe" }
  | { readonly kind: "whole" }
  | { readonly kind: "check"; readonly folder: string; readonly id: string; readonly value: Entry };

export interface Answer {
  readonly describe: readonly Collection[];
  readonly check: readonly Finding[];
  /** What the check says of all the files, one line each. */
  readonly whole: readonly string[];
}

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

export interface Told {
  readonly number: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** What that process asks of the server in its turn. */
export interface SpellingAsked {
  readonly spelling: number;
  readonly given: Parameters<typeof unknownWords>;
}

export interface SpellingTold {
  readonly spelling: number;
  readonly unknown: Awaited<ReturnType<typeof unknownWords>>;
  readonly error?: string;
}
