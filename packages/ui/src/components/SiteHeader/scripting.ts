import { media } from "../../theme/media.ts";

/** Where the navigation folds behind one button. */
export const folded = `${media.belowDesktop} and (scripting: enabled)`;
