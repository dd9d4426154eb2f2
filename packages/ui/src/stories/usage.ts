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

/**
 * What the page of a component says that its code cannot: for designers and editors, so in French. `<Name>.usage.ts` exports one
 * as `usage`, and the page lays it out.
 */
export interface Usage {
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
}
