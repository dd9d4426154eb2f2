import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.near,
  "@media": { print: { display: "none" } },
});

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: theme.space.near });

// Beside the field, the button stands below the label.
globalStyle(`${row} > button`, {
  "@media": { [media.tablet]: { marginBlockStart: "calc(1.55rem + 6px)" } },
});

/** Empty, it takes no room but stays: what is announced must appear in a region that was there before. */
export const status = style({ fontWeight: 600, selectors: { "&:empty": { position: "absolute" } } });

export const notice = style({ fontSize: theme.fontSize.small });
