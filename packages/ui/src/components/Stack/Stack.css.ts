import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const direction = styleVariants({
  column: { display: "flex", flexDirection: "column", alignItems: "stretch" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  ends: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" },
});

// Under the thumb: on a phone the two ends share the whole width, and what stands between them goes above.
globalStyle(`${direction.ends} > :is(a, button)`, {
  "@media": { [media.belowTablet]: { flex: "1 1 auto" } },
});
globalStyle(`${direction.ends} > :not(a, button)`, {
  "@media": { [media.belowTablet]: { order: -1, flexBasis: "100%" } },
});

export const space = styleVariants({
  hair: { gap: theme.space.hair },
  close: { gap: theme.space.close },
  near: { gap: theme.space.near },
  regular: { gap: theme.space.regular },
  wide: { gap: theme.space.wide },
  loose: { gap: theme.space.loose },
});
