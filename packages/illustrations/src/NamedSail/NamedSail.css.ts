import { globalStyle, style } from "@vanilla-extract/css";
import { besideOnPaper, CONTENT_EDGE, media, surface, theme } from "@sillages/ui/theme";

const { size, space } = theme;

/** Words and sail side by side; on a phone the sail comes right after the field that writes on it. */
export const head = style([
  surface.sun,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"words" "sail" "more"',
    paddingBlockStart: size.header,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.6fr)",
        // From the top: words in the middle would go up when what follows them comes.
        gridTemplateRows: "auto 1fr",
        gridTemplateAreas: '"words sail" "more sail"',
        minHeight: "clamp(600px, 50vw, 900px)",
      },
      print: {
        ...besideOnPaper,
        gridTemplateRows: "auto 1fr",
        gridTemplateAreas: '"words sail" "more sail"',
        minHeight: 0,
        paddingBlockStart: 0,
      },
    },
  },
]);

const column = style({
  display: "flex",
  flexDirection: "column",
  gap: "clamp(18px, 2vw, 30px)",
  paddingInline: space.margin,
  "@media": { [media.desktop]: { paddingInline: `${CONTENT_EDGE} clamp(24px, 4vw, 64px)` } },
});

export const words = style([
  column,
  {
    gridArea: "words",
    paddingBlock: `28px ${space.regular}`,
    "@media": { [media.desktop]: { paddingBlock: "40px 0" } },
  },
]);

export const more = style([
  column,
  {
    gridArea: "more",
    paddingBlock: `${space.regular} 36px`,
    "@media": { [media.desktop]: { paddingBlock: "clamp(18px, 2vw, 30px) 40px" } },
  },
]);

/** The field takes the room that its button leaves. */
export const field = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.near,
});

globalStyle(`${field} > :first-child`, { flex: "1 1 280px" });
// Beside the box that one types in, below its label.
globalStyle(`${field} > :last-child`, {
  alignSelf: "start",
  "@media": {
    [`(scripting: enabled) and ${media.tablet}`]: { marginBlockStart: "31px" },
    [media.belowTablet]: { flex: "1 1 280px" },
  },
});

export const frame = style({
  gridArea: "sail",
  position: "relative",
  overflow: "hidden",
  containerType: "size",
  height: "clamp(260px, 76vw, 560px)",
  "@media": { [media.desktop]: { height: "auto" }, print: { height: "78mm" } },
});

/** As wide or as tall as the frame asks, the mast kept before the sun: the name stays on the cloth, whatever is cut. */
const SIDE = "max(100cqw, 100cqh)";

export const plate = style({
  position: "absolute",
  width: SIDE,
  height: SIDE,
  insetInlineStart: `calc((100cqw - ${SIDE}) * .75)`,
  insetBlockStart: `calc((100cqh - ${SIDE}) / 2)`,
});

// Elsewhere a print shows whole drawings, small; here the name lies on the cloth.
globalStyle(`${plate} img`, {
  "@media": { print: { objectFit: "cover", maxHeight: "none" } },
});

export const over = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
