import type { Mistake } from "@sillages/french";

/** A mistake in the content, told to the person who will mend it. All its words are French. */
export interface Finding extends Mistake {
  /** From the package's root. Example: `src/team/team.ts`. */
  readonly file: string;
  /** Which entry of the file. Example: `camille`. */
  readonly entry: string;
  /** Which field of the entry. Example: `skills n° 2`. */
  readonly field: string;
  /** The field as it is written, where that is not what `field` says: a misspelt name. */
  readonly path?: readonly PropertyKey[];
  /** Where the field stands in the file, from 1; unknown for words that TypeScript holds. */
  readonly line?: number;
  readonly column?: number;
}

/** What is wrong in a field, as a rule says it before it is known of which entry. */
export type FieldMistake = Pick<Finding, "field" | "problem" | "remedy">;
