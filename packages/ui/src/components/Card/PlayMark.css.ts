import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";

export const mark = style([
  surface.paper,
  {
    display: "grid",
    placeItems: "center",
    width: "76px",
    height: "76px",
    paddingInlineStart: "6px",
    border: `${theme.border.poster} solid ${theme.color.border.control}`,
    borderRadius: theme.radius.round,
    fontSize: "1.75rem",
    "@media": {
      [media.tablet]: { width: "96px", height: "96px", fontSize: "2.375rem" },
      print: { display: "none" },
    },
  },
]);
