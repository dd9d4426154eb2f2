import type { Heading } from "./leftover.ts";

/** What may stay as it is by choice: pictures drawn on purpose, a contest that is over, a letter asked for by mail. */
export type Choice = Extract<Heading, "Images" | "Concours" | "Lettre d’information">;

export interface Kept {
  readonly heading: Choice;
  /** In French, for who reads this list in a year. */
  readonly why: string;
}

/** Headings that the owner keeps as they are, each with its reason. What is invented cannot be kept. */
export const kept: readonly Kept[] = [];
