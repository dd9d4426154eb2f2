import { globalStyle, style } from "@vanilla-extract/css";
import { sheetMeasures, surface, theme } from "@sillages/ui/theme";

const { border, color, space } = theme;

const print = "print";

export const sheet = style([
  surface.paper,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.loose,
    padding: space.regular,
    border: `${border.control} solid ${color.border.control}`,
    "@media": { [print]: { display: "block", padding: 0, border: 0, vars: sheetMeasures } },
  },
]);

// On paper the sheet is the page: what stands around it is left on the screen.
globalStyle(`body:has(.${sheet}) *:not(:has(.${sheet}), .${sheet}, .${sheet} *)`, {
  "@media": { [print]: { display: "none !important" } },
});

globalStyle(`body:has(.${sheet}) *:has(.${sheet})`, {
  "@media": { [print]: { display: "block !important", padding: "0 !important", margin: "0 !important" } },
});
