import { styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { font } = theme;

export const item = styleVariants({
  regular: {
    display: "grid",
    gridTemplateColumns: "clamp(64px, 22%, 92px) minmax(0, 1fr)",
    gap: "0 18px",
    alignItems: "start",
    textWrap: "balance",
    fontSize: "1rem",
    lineHeight: 1.3,
    breakInside: "avoid",
  },
  small: {
    display: "inline-flex",
    flexWrap: "wrap",
    gap: "9px",
    alignItems: "center",
    fontSize: "1rem",
    lineHeight: 1.2,
  },
});

export const picture = styleVariants({
  regular: { gridRow: "span 2", width: "100%", height: "auto" },
  small: { flex: "none", width: "34px", height: "34px" },
});

export const name = styleVariants({
  regular: {
    alignSelf: "end",
    fontFamily: font.display,
    fontWeight: 800,
    fontStretch: "84%",
    fontSize: "1.375rem",
    lineHeight: 1.15,
  },
  small: { fontWeight: 700 },
});
