import { media } from "../../theme/media.ts";

/** Where the navigation folds behind one button. */
export const folded = `${media.belowDesktop} and (scripting: enabled)`;

/** Where all is in one bar that has no room to spare. */
export const narrowBar = `${media.desktop} and (max-width: 1280px)`;

/** Where there is no button to unfold it: the entries one below the other, above the page. */
export const listed = `${media.belowDesktop} and (scripting: none)`;
