import {
  assignVars,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
  styleVariants,
} from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../theme/contentEdge.ts";
import { media } from "../../theme/media.ts";
import { besideOnPaper } from "../../theme/paper.ts";
import { inkColors } from "../../theme/schemes.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";
import { largest } from "../Heading/fitted.css.ts";

const { color, font, size, space } = theme;

/** How tall the wide drawing of a cover is. */
const WIDE = "clamp(660px, 62.5vw, 1600px)";

/** How much of it is calm. On a tall one it is the upper half, and the boats sail in the lower. */
const COVER_CALM = "44%";
const BOATS = `calc(104vw - ${size.control} - ${space.regular})`;

/** Where its sides are cropped, and what is drawn comes nearer to the words. */
const TABLET_ONLY = `${media.tablet} and ${media.belowDesktop}`;

/** The calm part of a full drawing is about a third of it. */
const FULL_CALM = "min(36vw, 580px)";

const underHeader = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: size.header,
  "@media": { print: { ...besideOnPaper, minHeight: 0, paddingBlockStart: 0 } },
});

const fromDesktop = (gridTemplateColumns: string, minHeight: string) => ({
  "@media": { [media.desktop]: { gridTemplateColumns, minHeight } },
});

export const layout = styleVariants({
  /** The words and the drawing share the first row, the caption has the second. */
  cover: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto",
    "@media": { print: besideOnPaper },
  },
  panorama: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { print: { ...besideOnPaper, gridTemplateRows: "auto auto auto 1fr" } },
  },
  split: [
    underHeader,
    { position: "relative" },
    fromDesktop("minmax(0, 7fr) minmax(0, 5.6fr)", "clamp(600px, 50vw, 800px)"),
  ],
  full: [
    underHeader,
    { "@media": { [media.desktop]: { minHeight: "min(900px, 100vh)", paddingBlockStart: 0 } } },
  ],
  masthead: [
    underHeader,
    {
      columnGap: "clamp(32px, 5vw, 96px)",
      paddingInline: CONTENT_EDGE,
      paddingBlockEnd: space.wide,
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
          gridTemplateRows: "auto auto auto 1fr",
        },
        print: { gridTemplateRows: "auto auto auto 1fr" },
      },
    },
  ],
  plate: [underHeader, fromDesktop("minmax(0, 1fr) minmax(0, 1fr)", "clamp(520px, 42vw, 760px)")],
  porthole: [
    underHeader,
    { overflow: "clip" },
    fromDesktop("minmax(0, 7fr) minmax(0, 5.6fr)", "clamp(540px, 43vw, 760px)"),
  ],
  reel: [
    underHeader,
    { position: "relative", overflow: "clip" },
    fromDesktop("minmax(0, 7fr) minmax(0, 5.6fr)", "clamp(600px, 48vw, 800px)"),
  ],
  panel: [underHeader, fromDesktop("minmax(0, 7.2fr) minmax(0, 4.8fr)", "min(100vh, 900px)")],
});

/** Over a drawing, the words of who asks for more contrast have a ground of their own. */
const plated = (words: string) =>
  globalStyle(`${words} p`, { "@media": { [media.moreContrast]: { backgroundColor: color.surface.page } } });

const column = style({ display: "flex", flexDirection: "column" });

const beside = style([
  column,
  {
    gap: space.regular,
    minWidth: 0,
    padding: `clamp(24px, 2.6vw, 40px) ${space.margin} clamp(36px, 4vw, 60px)`,
    "@media": { [media.desktop]: { paddingInlineStart: CONTENT_EDGE } },
  },
]);

const onInk = style([
  column,
  {
    justifyContent: "center",
    gap: "clamp(20px, 2.2vw, 34px)",
    padding: `32px ${space.margin} 36px`,
    "@media": {
      [media.tablet]: { paddingBlock: "clamp(40px, 5vw, 84px)" },
      [media.desktop]: { paddingInline: `${CONTENT_EDGE} clamp(24px, 4vw, 64px)` },
    },
  },
]);

export const words = styleVariants({
  /** The headline lies on the calm sky, the other words below the drawing. */
  panorama: { display: "contents" },
  /** Its children are laid on the grid of the section: the headline over both columns. */
  masthead: { display: "contents" },
  plate: [
    onInk,
    {
      "@media": {
        [media.desktop]: { order: 1, paddingInline: `clamp(24px, 4vw, 64px) ${CONTENT_EDGE}` },
      },
    },
  ],
  porthole: [onInk],
  reel: [onInk],
  cover: [
    over.words,
    column,
    {
      gridArea: "1 / 1",
      backgroundColor: "transparent",
      minHeight: "min(200vw, 1100px)",
      paddingBlockStart: `calc(${size.header} + ${space.near})`,
      paddingBlockEnd: space.regular,
      "@media": {
        [media.tablet]: { minHeight: WIDE, paddingBlockStart: "clamp(104px, 8.6vw, 150px)" },
        print: { minHeight: 0, paddingBlockStart: 0 },
      },
    },
  ],
  split: [onInk],
  full: [
    over.words,
    column,
    {
      alignItems: "stretch",
      gap: "22px",
      paddingBlock: `26px ${space.loose}`,
      "@media": {
        [media.desktop]: {
          gridArea: "1 / 1",
          alignSelf: "center",
          paddingBlock: `calc(${size.header} + clamp(36px, 3vw, 64px)) ${space.loose}`,
        },
      },
    },
  ],
  /** What is played stays at the top, where it is looked for, whatever its length. */
  panel: [beside],
});

plated(words.cover);
plated(words.full);

/** What holds the words to the calm part of a drawing that lies under them. */
export const measure: Partial<Record<keyof typeof layout, string>> = styleVariants({
  cover: [
    column,
    {
      gap: `clamp(${space.near}, 2vw, 32px)`,
      marginBlockEnd: BOATS,
      "@media": {
        [media.tablet]: { maxWidth: COVER_CALM, marginBlockEnd: 0 },
        print: { maxWidth: "none", marginBlockEnd: 0 },
      },
    },
  ],
  full: [column, { gap: "22px", "@media": { [media.desktop]: { maxWidth: FULL_CALM } } }],
});

export const actions = styleVariants({
  /** Over the sea, whose ink is dark. On a phone at its foot, the full action in yellow; else in night. */
  cover: [
    over.actions,
    surface.night,
    {
      backgroundColor: "transparent",
      "@media": {
        [media.belowTablet]: { marginBlockStart: "auto", gap: space.close },
        [media.tablet]: {
          vars: assignVars(color.action, inkColors.paper.action),
          maxWidth: COVER_CALM,
          marginBlockStart: "clamp(22px, 2.2vw, 36px)",
          // The foot of a wide drawing, whose ink is dark: the words above stay out of it.
          alignContent: "start",
          minHeight: `calc(.26 * ${WIDE})`,
        },
        // One row, below what stands on the horizon.
        [TABLET_ONLY]: {
          maxWidth: "54%",
          gap: space.close,
          marginBlockStart: space.loose,
          minHeight: `calc(.18 * ${WIDE})`,
        },
        print: { minHeight: 0, marginBlockStart: 0 },
      },
    },
  ],
  split: [over.wideActions],
  panorama: [over.wideActions],
  masthead: [over.wideActions, { alignSelf: "start", paddingBlockEnd: space.near }],
  plate: [over.wideActions],
  porthole: [over.wideActions],
  reel: [over.wideActions],
  full: [over.wideActions, { "@media": { [media.desktop]: { maxWidth: FULL_CALM } } }],
  panel: [over.wideActions],
});

globalStyle(`${measure.cover} > :is(h1, h2)`, { "@media": { [TABLET_ONLY]: { maxWidth: "84%" } } });

// Side by side on the narrow foot of the drawing: narrower letters, no ornament on a phone.
const phone = (rule: StyleRule): GlobalStyleRule => ({ "@media": { [media.belowTablet]: rule } });
globalStyle(`${actions.cover} > *`, {
  "@media": {
    [media.belowTablet]: {
      flex: "1 1 auto",
      paddingInline: "10px !important",
      fontStretch: "74% !important",
    },
    [TABLET_ONLY]: { paddingInline: "16px !important", fontStretch: "76% !important" },
  },
});
// No room for the wake.
globalStyle(`${actions.cover} > *::before`, phone({ display: "none" }));

/** As wide as the page, between two rules, as the name of a newspaper. */
globalStyle(`${words.masthead} > :is(h1, h2)`, {
  vars: { [largest]: "100cqi" },
  gridColumn: "1 / -1",
  marginBlockEnd: space.regular,
  paddingBlock: space.regular,
  borderBlockEnd: `6px double ${color.line}`,
});

globalStyle(`${words.masthead} > :not(h1, h2)`, { marginBlockEnd: space.regular });

globalStyle(`${words.panorama} > :is(h1, h2)`, {
  gridArea: "1 / 1",
  alignSelf: "start",
  zIndex: theme.layer.overPicture,
  boxSizing: "border-box",
  maxWidth: "54%",
  marginBlockStart: `calc(${size.header} + clamp(20px, 3.4vw, 72px))`,
  paddingInline: `${CONTENT_EDGE} 0`,
  "@media": {
    [TABLET_ONLY]: { maxWidth: "37%" },
    [media.belowTablet]: { maxWidth: "none", paddingInline: space.margin },
    print: { maxWidth: "none", marginBlockStart: 0 },
  },
});

// A margin, for what has a measure of its own would lose the room of a padding.
globalStyle(`${words.panorama} > :not(h1, h2)`, {
  marginInline: CONTENT_EDGE,
  paddingBlockStart: space.regular,
});

globalStyle(`${words.panorama} > :last-child`, { paddingBlockEnd: space.wide });

globalStyle(`${words.panorama} > *`, { "@media": { print: { gridColumn: 1 } } });

/** The paper around a print. */
const PAPER = "clamp(14px, 1.6vw, 26px)";

/** How wide a film is, and how far its holes are apart. */
const FILM = "clamp(300px, 30vw, 560px)";

export const frame = styleVariants({
  cover: [over.frame],
  panorama: [
    over.frame,
    {
      gridArea: "1 / 1",
      height: "130vw",
      "@media": {
        [media.tablet]: { height: "clamp(420px, 40vw, 1000px)" },
        print: { gridArea: "1 / 2 / span 4 / 3", height: size.print },
      },
    },
  ],
  masthead: [
    over.frame,
    {
      aspectRatio: "16 / 10",
      "@media": {
        [media.desktop]: { gridColumn: 2, gridRow: "2 / span 3", aspectRatio: "auto", minHeight: "28vw" },
        print: { gridColumn: 2, gridRow: "2 / span 3", aspectRatio: "auto", height: size.print },
      },
    },
  ],
  /** The frame keeps the drawing whole, on the grid of the page. */
  plate: [
    over.frame,
    {
      margin: `0 ${space.margin} ${space.regular}`,
      // The proportions are those of the drawing, inside its paper.
      boxSizing: "content-box",
      aspectRatio: "4 / 3",
      border: `${PAPER} solid ${color.surface.raised}`,
      outline: `1px solid ${color.line}`,
      "@media": {
        [media.desktop]: {
          alignSelf: "center",
          margin: `clamp(24px, 2.4vw, 44px) 0 clamp(24px, 2.4vw, 44px) ${CONTENT_EDGE}`,
        },
        print: { aspectRatio: "auto", height: size.print },
      },
    },
  ],
  porthole: [
    over.frame,
    {
      width: "min(86vw, 460px)",
      aspectRatio: "1",
      margin: `0 auto ${space.wide}`,
      borderRadius: theme.radius.round,
      border: `clamp(12px, 1.4vw, 22px) solid ${color.text.default}`,
      outline: `3px solid ${color.text.accent}`,
      outlineOffset: "-10px",
      "@media": {
        [media.desktop]: { alignSelf: "center", width: "min(100% + 8vw, 43vw, 780px)", margin: "24px 0" },
        print: { width: size.print, margin: 0 },
      },
    },
  ],
  reel: [
    {
      position: "relative",
      // Its three drawings are as long together as the strip.
      height: "max(240px, 28vw + 60px)",
      "@media": { [media.desktop]: { height: "auto" }, print: { height: size.print } },
    },
  ],
  split: [
    over.frame,
    {
      minHeight: "300px",
      "@media": {
        [media.tablet]: { minHeight: "min(70vw, 520px)" },
        [media.desktop]: { minHeight: 0 },
        print: { minHeight: 0 },
      },
    },
  ],
  full: [
    over.frame,
    {
      height: "clamp(260px, 62vw, 460px)",
      "@media": { [media.desktop]: { gridArea: "1 / 1", height: "auto" } },
    },
  ],
  panel: [
    over.frame,
    { height: "220px", order: -1, "@media": { [media.desktop]: { height: "auto", order: 0 } } },
  ],
});

const HOLES = "16px";
const holes = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${color.surface.page} 0 ${HOLES}, transparent ${HOLES} calc(2 * ${HOLES}))`;

/** A strip of film that runs out of the section on both sides; lying down on a phone. */
export const film = style({
  position: "absolute",
  inset: "0 -6%",
  display: "flex",
  gap: "10px",
  padding: "34px 10px",
  backgroundColor: color.surface.raised,
  transform: "rotate(-2deg)",
  "::before": {
    content: "",
    position: "absolute",
    inset: "9px 0",
    background: `${holes("90deg")} top / 100% ${HOLES} no-repeat, ${holes("90deg")} bottom / 100% ${HOLES} no-repeat`,
  },
  "@media": {
    [media.desktop]: {
      flexDirection: "column",
      justifyContent: "center",
      inset: "-12% auto -12% 50%",
      width: FILM,
      padding: "10px 40px",
      transform: "translateX(-50%) rotate(5deg)",
      "::before": {
        inset: "0 12px",
        background: `${holes("180deg")} left / ${HOLES} 100% no-repeat, ${holes("180deg")} right / ${HOLES} 100% no-repeat`,
      },
    },
    print: { transform: "none", inset: 0, "::before": { display: "none" } },
  },
});

export const image = style({
  position: "relative",
  flex: "none",
  aspectRatio: "4 / 3",
  // Said, not stretched: from a stretched height WebKit reckons no width.
  height: "100%",
  overflow: "hidden",
  "@media": {
    [media.desktop]: { height: "auto" },
    // The third would begin past the edge of the window: it is not fetched.
    "screen and (max-width: 480px)": { selectors: { "&:nth-child(3)": { display: "none" } } },
  },
});

/** From page to page the drawing slides over the one before (global.css.ts); it stays still while a list is sorted (Grid.css.ts). */
export const slides = style({
  viewTransitionName: "plate",
  selectors: { ":root:active-view-transition-type(reorder) &": { viewTransitionName: "none" } },
});

/** The drawing of a cover and its caption. */
export const plate = style({
  gridArea: "1 / 1 / 3 / 2",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { gridArea: "1 / 2", gridTemplateRows: "auto auto" } },
});

/** Whole, standing on the foot of the section: words too long for its calm top push it down. */
export const drawing = style({
  position: "absolute",
  inset: "auto 0 0",
  height: "200vw",
  "@media": { [media.tablet]: { height: WIDE }, print: { inset: 0, height: "auto" } },
});

export const caption = style({
  paddingInline: `max(${space.margin}, calc((100% - ${size.content}) / 2 + ${space.margin}))`,
  paddingBlockStart: "clamp(20px, 2vw, 30px)",
});

export const figure = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "72%",
  fontSize: "clamp(8.125rem, 18vw, 17rem)",
  lineHeight: 0.76,
  color: color.text.accent,
});

/** After the words; on a wide page, astride the seam between them and the drawing of a split hero. */
export const stamp = style({
  alignSelf: "start",
  maxWidth: "100%",
  "@media": {
    [media.desktop]: {
      position: "absolute",
      zIndex: theme.layer.overPicture,
      insetInlineStart: "calc(100% * 7 / 12.6 - 36px)",
      insetBlockEnd: "36px",
    },
  },
});
