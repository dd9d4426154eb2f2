/** The shelves of the sidebar, in its order. */
export const groups = [
  "Actions",
  "Formulaires",
  "Navigation",
  "Contenu",
  "Retour d’information",
  "Mise en page",
  "Illustration",
] as const;

/** The names of the props of a component, those of each of its shapes included. */
type NamesOf<Props> = Props extends unknown ? Extract<keyof Props, string> : never;

/**
 * What the page of a component says that its code cannot: for designers and editors, so in French. `<Name>.usage.ts` exports one
 * as `usage`, and the page lays it out.
 */
export interface Usage<Props = Readonly<Record<string, unknown>>> {
  /** What it is, in a sentence or two: the page opens with it. Its docstring, which editors of code show, says it in English. */
  summary: string;
  /** Its shelf in the sidebar; the drawings of the expedition have their own. */
  group?: (typeof groups)[number];
  /** What else people call it, in French and in English: Storybook finds it by these words. */
  aliases: readonly string[];
  /**
   * @defaultValue "stable"
   */
  status?: "new" | "stable" | "deprecated";
  /** « Quand l’employer »: one case a line. */
  when: readonly string[];
  /** « Préférer autrement »: for that need, rather that component. A capitalized word is the name of a component. */
  instead?: readonly (readonly [need: string, rather: string])[];
  /** « Clavier »: what each key does. Left out by what has no keyboard of its own. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** « Écriture »: how its words are written. */
  writing?: readonly string[];
  /** « Accessibilité »: what it does for assistive technology, and what it asks of the page. */
  accessibility?: readonly string[];
  /** What each of its own props is for, in the table of the page. A test asks for all of them. */
  props?: Readonly<Partial<Record<NamesOf<Props>, string>>>;
}
