import { style } from "@vanilla-extract/css";

export { choiceLine as line } from "../../internal/choiceLine.css.ts";

/** The browser's own box, in the ink of the words: its tick holds in every contrast. It grows with them. */
export const box = style({
  flex: "none",
  margin: 0,
  width: "1.75rem",
  height: "1.75rem",
  accentColor: "currentColor",
});
