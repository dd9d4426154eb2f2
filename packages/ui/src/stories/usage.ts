/**
 * What the page of a component says that its code cannot: for designers and editors, so in French. `<Name>.usage.ts` exports one
 * as `usage`, and the page lays it out.
 */
export interface Usage {
  /** « Quand l’employer »: one case a line. */
  when: readonly string[];
  /** « Préférer autrement »: for that need, rather that component. */
  instead?: readonly (readonly [need: string, rather: string])[];
  /** « Clavier »: what each key does. Left out by what has no keyboard of its own. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** « Écriture »: how its words are written. */
  writing?: readonly string[];
}
