/** What is wrong in a text, told in French to the person who will mend it. */
export interface Mistake {
  /** What is wrong, without a final full stop. */
  readonly problem: string;
  /** What to do: whole sentences. */
  readonly remedy: string;
}
