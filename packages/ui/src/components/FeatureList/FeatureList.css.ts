import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import * as cardTitle from "../Card/CardTitle.css.ts";

const { space } = theme;

export const row = style({
  display: "grid",
  "@media": { [media.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const point = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.close,
  minWidth: 0,
  padding: "clamp(24px, 2.6vw, 40px)",
  breakInside: "avoid",
});

export const title = style([cardTitle.size.regular, { marginBlockStart: space.regular }]);

export const subtitle = style({ fontWeight: 700, lineHeight: 1.3 });
