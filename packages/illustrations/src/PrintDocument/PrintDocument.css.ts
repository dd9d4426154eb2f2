import { globalStyle, type GlobalStyleRule, style } from "@vanilla-extract/css";
import { media, surface, type SurfaceName, theme } from "@sillages/ui/theme";

const { color, font, fontSize, space } = theme;

const A4 = { width: "210mm", height: "297mm" };
const MARGIN = "15mm";

/** Inked to the edges: the margins are those of the leaf. */
globalStyle("@page leaf", { size: `${A4.width} ${A4.height}`, margin: 0 } as GlobalStyleRule);

export const booklet = style({
  counterReset: "leaf",
  display: "grid",
  justifyContent: "center",
  gridTemplateColumns: `minmax(0, ${A4.width})`,
  gap: space.wide,
  paddingBlockEnd: space.loose,
  "@media": { print: { display: "block", padding: 0 } },
});

/** On the page, as a preview: on paper, the sheets themselves stand in its place. */
export const preview = style([booklet, { "@media": { print: { display: "none" } } }]);

/** What is printed in place of the page that it belongs to. */
export const instead = style({
  display: "none",
  "@media": { print: { display: "block", counterReset: "leaf" } },
});

globalStyle(`body:has(> ${instead}) > :not(${instead})`, {
  "@media": { print: { display: "none !important" } },
});

export const bar = style({
  padding: `${space.regular} ${space.margin} 0`,
  "@media": { [media.tablet]: { paddingInline: 0 }, print: { display: "none" } },
});

export const leaf = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  counterIncrement: "leaf",
  padding: `${space.wide} ${space.margin}`,
  vars: {
    // Set for paper: 10.5 points, whatever the window.
    [fontSize.poster]: "clamp(3.25rem, 16vw, 7.25rem)",
    [fontSize.section]: "clamp(2.125rem, 9vw, 3rem)",
    [fontSize.title]: "1.75rem",
    [fontSize.subtitle]: "1.1875rem",
    [fontSize.lead]: "1.125rem",
    [fontSize.body]: "0.875rem",
    [fontSize.label]: "0.875rem",
    [fontSize.small]: "0.875rem",
  },
  fontSize: "0.875rem",
  lineHeight: 1.45,
  "@media": {
    [media.tablet]: { minHeight: A4.height, padding: `${MARGIN} ${MARGIN} 11mm` },
    print: {
      vars: { [fontSize.poster]: "7.25rem", [fontSize.section]: "3rem", [space.gutter]: "16px" },
      page: "leaf",
      width: A4.width,
      // A hair less than the sheet: a rounding would make an empty page.
      minHeight: "296.9mm",
      padding: `${MARGIN} ${MARGIN} 11mm`,
      // A leaf that goes on has its margins on each sheet.
      boxDecorationBreak: "clone",
      breakAfter: "page",
      backgroundColor: `${color.surface.page} !important`,
      color: `${color.text.default} !important`,
      printColorAdjust: "exact",
      WebkitPrintColorAdjust: "exact",
      selectors: { "&:last-child": { breakAfter: "auto" } },
    },
  },
});

// The rest of the site prints in black on white; here the inks are the document.
globalStyle(`${leaf} *`, {
  "@media": {
    print: {
      color: "inherit !important",
      printColorAdjust: "exact",
      WebkitPrintColorAdjust: "exact",
    },
  },
});
for (const name of Object.keys(surface) as SurfaceName[]) {
  globalStyle(`${leaf} .${surface[name]}`, {
    "@media": {
      print: {
        backgroundColor: `${color.surface.page} !important`,
        color: `${color.text.default} !important`,
      },
    },
  });
}

// On a phone the words of a cover do not keep to the calm of its picture: it stands below them, from side to side.
globalStyle(`${leaf} > img`, {
  "@media": {
    [`screen and ${media.belowTablet}`]: {
      position: "static",
      order: 1,
      width: `calc(100% + 2 * ${space.margin})`,
      maxWidth: "none",
      height: "auto",
      aspectRatio: "5 / 6",
      margin: `${space.wide} calc(-1 * ${space.margin}) calc(-1 * ${space.wide})`,
      objectPosition: "50% 100%",
    },
  },
});

/** As wide as the leaf, over its margins. */
export const band = style({
  position: "relative",
  flex: "none",
  height: "52vw",
  margin: `calc(-1 * ${space.wide}) calc(-1 * ${space.margin}) ${space.regular}`,
  "@media": {
    [media.tablet]: { height: "60mm", margin: `-${MARGIN} -${MARGIN} 9mm` },
    print: { height: "60mm", margin: `-${MARGIN} -${MARGIN} 9mm` },
  },
});

// Elsewhere a print shows whole drawings, small; here they are as large as on the screen.
globalStyle(`${leaf} img`, {
  "@media": { print: { objectFit: "cover !important" as "cover", maxHeight: "none !important" } },
});

export const words = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "16px",
  flex: 1,
});

// A picture among the words leaves them their room: a long title and a long table stand on the same sheet.
globalStyle(`${words} > img`, {
  "@media": {
    print: { maxHeight: "100mm !important", objectFit: "contain !important" as "contain" },
  },
});

// What holds together stays on one page, should a leaf be longer than its sheet: all but a table that hardly fits on one.
globalStyle(`${words} > :not(:has(tr:nth-child(21)))`, { "@media": { print: { breakInside: "avoid" } } });

export const running = style({
  position: "relative",
  display: "flex",
  justifyContent: "space-between",
  gap: space.regular,
  marginBlockStart: space.regular,
  paddingBlockStart: space.close,
  borderBlockStart: `${theme.border.control} solid ${color.border.control}`,
  fontSize: fontSize.small,
  fontWeight: 600,
  "::after": { content: "counter(leaf)", fontFamily: font.display, fontWeight: 900 },
});
