import { media } from "../../theme/media.ts";

/** Where the navigation folds behind one button. */
export const folded = `${media.belowDesktop} and (scripting: enabled)`;

/** Where the bar has room for the full action, after the entries. */
export const roomy = "(min-width: 1181px)";

/** Where it has, and none to spare. */
export const narrowBar = `${roomy} and (max-width: 1360px)`;

/** Where there is no button to unfold it: the entries one below the other, above the page. */
export const listed = `${media.belowDesktop} and (scripting: none)`;
