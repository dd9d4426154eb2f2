// For what is drawn beside the kit in its colours: what a `.css.ts` file may ask of the theme.
export { focusRing } from "./internal/focusRing.ts";
export { grain } from "./internal/grain.css.ts";
export { visuallyHidden } from "./internal/visuallyHidden.css.ts";
export { CONTENT_EDGE } from "./theme/contentEdge.ts";
export { media } from "./theme/media.ts";
export { besideOnPaper, printedPage, sheetMeasures } from "./theme/paper.ts";
export { inkColors } from "./theme/schemes.ts";
export type { SurfaceColors, SurfaceName } from "./theme/surfaces.ts";
export { lit, surface } from "./theme/surfaces.css.ts";
export { theme } from "./theme/theme.css.ts";
export { wakes } from "./theme/wakes.ts";
