import { media } from "../../theme/media.ts";

/** Nothing can unfold: everything is shown. */
export const noScript = "(scripting: none)";

/** Where the navigation folds behind one button. */
export const folded = `${media.belowDesktop} and (scripting: enabled)`;
