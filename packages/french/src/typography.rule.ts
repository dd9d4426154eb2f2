/** A mistake of French typography: how to find it, how to mend it. */
export interface TypographyRule {
  readonly name: string;
  /** Each mistake of a text; global. */
  readonly find: RegExp;
  /** What French asks for. */
  readonly message: string;
  /** What to write instead, as `String.replace` takes it. */
  readonly fix: string | ((mistake: string, ...groups: string[]) => string);
  readonly bad: string;
  readonly good: string;
}
