import { style } from "@vanilla-extract/css";
import { control } from "../../internal/Field.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { direction } from "../Stack/Stack.css.ts";

// On a phone its button fills the line, as those beside it in a row.
export const row = style([
  direction.row,
  {
    gap: theme.space.near,
    "@media": {
      [media.belowTablet]: { flex: "1 1 auto" },
      "(scripting: none), print": { display: "none" },
    },
  },
]);

export const status = style({
  fontWeight: 600,
  fontSize: theme.fontSize.small,
  // As long as it says nothing it is heard of, and takes no line: under a button as wide as its card it lifted it off the row.
  selectors: { "&:empty": { position: "absolute" } },
});

/** Takes a line of its own, to show as much of the text as it can. */
export const text = style([control, { flex: "1 1 100%" }]);
