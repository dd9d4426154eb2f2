import { style, styleVariants } from "@vanilla-extract/css";
import { control } from "../../internal/Field.css.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, fontSize, radius } = theme;

/** The browser names the file that was chosen, in its own words; its button takes the look of the kit. */
const input = style([
  control,
  {
    padding: "6px",
    fontSize: "1rem",
    lineHeight: "40px",
    cursor: "pointer",
    "::file-selector-button": {
      minHeight: "40px",
      marginInlineEnd: "14px",
      padding: "6px 16px",
      border: `${border.control} solid ${color.field.text}`,
      borderRadius: radius.cut,
      background: "transparent",
      color: color.field.text,
      font: "inherit",
      fontWeight: 700,
      lineHeight: 1.2,
      cursor: "pointer",
    },
    selectors: {
      "&[aria-invalid]": { paddingInline: "5px" },
      "&:disabled::file-selector-button": {
        borderColor: "currentColor",
        color: "inherit",
        cursor: "inherit",
      },
    },
  },
]);

export const variant = styleVariants({
  field: [input],
  /** The whole of it takes a dropped file: browsers see to that. */
  drop: [
    input,
    {
      minHeight: "136px",
      paddingBlock: "44px",
      paddingInline: "20px",
      borderStyle: "dashed",
      selectors: { "&[aria-invalid]": { paddingInline: "19px" } },
    },
  ],
});

export const chosen = style({
  display: "block",
  marginBlockStart: "7px",
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: { "&:empty": { display: "none" } },
});
