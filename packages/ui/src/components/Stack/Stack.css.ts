import { styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const direction = styleVariants({
  column: { display: "flex", flexDirection: "column", alignItems: "stretch" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center" },
});

export const space = styleVariants({
  hair: { gap: theme.space.hair },
  close: { gap: theme.space.close },
  near: { gap: theme.space.near },
  regular: { gap: theme.space.regular },
  wide: { gap: theme.space.wide },
  loose: { gap: theme.space.loose },
});
