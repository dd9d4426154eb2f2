import { style } from "@vanilla-extract/css";
import { control } from "../../internal/Field.css.ts";
import { theme } from "../../theme/theme.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.near,
  "@media": { "(scripting: none), print": { display: "none" } },
});

export const status = style({
  fontWeight: 600,
  fontSize: theme.fontSize.small,
  // As long as it says nothing it is heard of, and takes no line: under a button as wide as its card it lifted it off the row.
  selectors: { "&:empty": { position: "absolute" } },
});

/** Takes a line of its own, to show as much of the text as it can. */
export const text = style([control, { flex: "1 1 100%" }]);
