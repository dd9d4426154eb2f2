/** The heading that names what is shown: a reader hears it where the address leads. */
export const HEADING = "titre";
