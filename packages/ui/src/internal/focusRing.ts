import { theme } from "../theme/theme.css.ts";

const { border, color } = theme;

/** What shows focus: dark outside, light inside, seen on every ink. */
export const focusRing = {
  outline: `${border.strong} solid ${color.focus.outer}`,
  outlineOffset: border.strong,
  boxShadow: `0 0 0 ${border.strong} ${color.focus.inner}`,
} as const;
