import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { bleedEdge } from "../../internal/bleedEdge.css.ts";
import { cover } from "../../internal/cover.css.ts";
import { media } from "../../theme/media.ts";
import { PAGE } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";
import { withScript } from "../ScriptOnly/ScriptOnly.css.ts";
import * as card from "./Card.css.ts";
import { largeRoom, room } from "./room.ts";

const { border, color, space } = theme;
const { large, layout } = card;

export const body = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.near,
  flex: 1,
  minWidth: 0,
  selectors: {
    [`${layout.column} > &`]: { padding: room },
    [`${card.plain} > &`]: { gap: space.close, paddingBlockStart: space.near },
    [`${layout.tile} > &`]: { flex: "none", gap: space.close, padding: largeRoom },
    // Under logos and pictograms of one height, titles stand on one line.
    [`${layout.tile} > ${card.content} ~ &`]: { flex: 1 },
    [`${layout.row} > &`]: { gap: space.hair, paddingBlock: space.near, paddingInlineEnd: room },
    [`${layout.row} > ${card.told} ~ &`]: { paddingBlockStart: 0 },
    [`${layout.row} > ${card.content} ~ &`]: { flex: "1 1 230px", padding: 0 },
    // The words stand beside the number where a line of them can be read, below it elsewhere.
    [`${layout.summary} > &`]: { display: "block", flex: "1 1 15em" },
    [`${layout.summary} > &:first-child`]: {
      display: "grid",
      flex: "0 1 100%",
      alignContent: "start",
      alignItems: "normal",
    },
    [`${large.column} > &`]: {
      flex: "none",
      flexFlow: "row wrap",
      alignItems: "end",
      justifyContent: "space-between",
      gap: `${space.near} ${space.regular}`,
      paddingBlockStart: "18px",
    },
    [`${large.tile} > &`]: { flex: "none", maxWidth: "30em", padding: largeRoom },
    [`${large.row} > &`]: { justifyContent: "center", gap: "18px", padding: "clamp(26px, 3vw, 48px)" },
  },
  "@media": {
    [`screen and ${media.desktop}`]: {
      selectors: {
        // In a row that runs from side to side, the words of the first start where those of the other sections do.
        [`${large.tile}:first-child > &`]: {
          maxWidth: `calc(30em + ${fallbackVar(bleedEdge, "0px")})`,
          paddingInlineStart: fallbackVar(bleedEdge, largeRoom),
        },
      },
    },
    print: {
      selectors: {
        [`${PAGE} &`]: { gap: space.close },
        [`${PAGE} :is(${layout.column}, ${layout.tile}, ${large.tile}) > &`]: { padding: space.near },
        [`${PAGE} ${large.row} > &`]: { gap: space.close, padding: 0 },
      },
    },
  },
});

// A link, or a control that needs script, on which a card ends stands at its foot, where its neighbours end on theirs;
// links that follow one another stay together.
globalStyle(`:is(${layout.column}, ${layout.tile}) > ${body} > :is(a, ${withScript}):last-child:not(a + a)`, {
  marginBlockStart: "auto",
});
// So do the tags of large tiles, that stand side by side.
globalStyle(`${large.tile} > ${body} > ul:last-child`, { marginBlockStart: "auto" });

const line = style({
  // Its links stay above the target of the title, which is the whole card.
  position: "relative",
  zIndex: theme.layer.overPicture,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${space.close} ${space.near}`,
  width: "100%",
});

// A link whose target is the whole card: its line is not the limit of it.
globalStyle(`${line}:has(> ${cover})`, { position: "static" });

export const header = style([line, { minHeight: theme.size.target }]);

export const footer = style([
  line,
  {
    justifyContent: "start",
    marginBlockStart: "auto",
    selectors: {
      [`${card.framed} > ${body} > &`]: {
        justifyContent: "space-between",
        marginBlockEnd: "-10px",
        paddingBlockStart: space.close,
        borderBlockStart: `${border.control} solid ${color.line}`,
        fontSize: theme.fontSize.small,
      },
      [`${layout.summary} > &`]: {
        display: "grid",
        flexBasis: "100%",
        justifyContent: "normal",
        alignItems: "normal",
        gap: space.near,
        minWidth: 0,
        marginBlockStart: 0,
      },
    },
  },
]);
