import { cover } from "./cover.css.ts";
import { portrait } from "./portrait.css.ts";
import { side } from "./side.css.ts";
import { stack } from "./stack.css.ts";

/** Each layout's classes: of the section, of what holds the drawing, and of the words. */
export const layouts = { side, cover, portrait, stack };

export type MediaSectionLayout = keyof typeof layouts;
