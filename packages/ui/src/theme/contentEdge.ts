import { theme } from "./theme.css.ts";

const { size, space } = theme;

/** Where the content of the sections starts, from the side of the window: for what runs to it. */
export const CONTENT_EDGE = `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`;
