import { lineOf } from "@sillages/quiz-engine/board";

/** As many signs as a sail can bear and still be read from a quay. */
const LONGEST = 40;

/** Whose sail it is. */
export interface CompanyName {
  /** As it is written on the sail; empty when it names nobody. */
  name: string;
  /** What was given for it, when no sail can bear as much: none bears half a name. */
  overlong?: string | undefined;
}

export function companyName(given: string): CompanyName {
  const line = lineOf(given);
  return [...line].length > LONGEST ? { name: "", overlong: line } : { name: line, overlong: undefined };
}

/** The name as it was given, whatever a sail can bear: a mail bears all of it. */
export const givenName = ({ name, overlong }: CompanyName) => overlong ?? name;
