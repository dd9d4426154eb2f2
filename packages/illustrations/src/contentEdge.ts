import { theme } from "@sillages/ui/theme";

const { size, space } = theme;

/** Where the content of the sections starts, from the edge of the window: for what spreads over its whole width. */
export const CONTENT_EDGE = `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`;
