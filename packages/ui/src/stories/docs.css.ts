import { globalStyle, style } from "@vanilla-extract/css";
import { surfaces } from "../theme/surfaces.ts";
import { theme } from "../theme/theme.css.ts";

const { border, font, fontSize, space } = theme;
const { surface: paper, text } = surfaces.paper;

/** Below a short story the sheet goes on. */
globalStyle(".sb-show-main", { background: paper.page, color: text.default });

globalStyle(".sbdocs h1, .sbdocs h2, .sbdocs h3", {
  fontFamily: `${font.display} !important`,
  fontWeight: "900 !important",
  fontStretch: "76%",
  letterSpacing: "-.012em",
});
globalStyle(".sbdocs.sbdocs-h1, .sbdocs.sbdocs-title", {
  fontSize: `${fontSize.title} !important`,
  lineHeight: 1.05,
});
globalStyle(".sbdocs p, .sbdocs li, .sbdocs td, .sbdocs th", { fontSize: `${fontSize.label} !important` });
globalStyle(".sbdocs.sbdocs-ul", { listStyle: "disc" });
globalStyle(".sbdocs.sbdocs-ol, .sbdocs-content > ol", { listStyle: "decimal" });
globalStyle(".sbdocs.sbdocs-li", { listStyle: "inherit" });
globalStyle(".sbdocs-content > .sb-unstyled + h2", { marginBlockStart: space.wide });

/** What a component is, below its name. */
export const summary = style({ maxWidth: "60ch", fontSize: fontSize.lead, lineHeight: 1.45 });

export const usage = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
  gap: space.wide,
  marginBlock: space.wide,
});

/** The note of a foundation, above what it shows. */
export const notes = style({ display: "grid", gap: space.wide, marginBlock: space.wide });

export const part = style({ color: text.default });

globalStyle(`${part} h2`, {
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "80%",
  fontSize: fontSize.subtitle,
  marginBlock: `0 ${space.near}`,
});
globalStyle(`${part} ul`, { paddingInlineStart: "1.2em", listStyle: "revert" });
globalStyle(`${part} li + li`, { marginBlockStart: space.close });

export const table = style({
  color: text.default,
  borderCollapse: "collapse",
  width: "100%",
  marginBlock: space.regular,
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${space.close} ${space.near} ${space.close} 0`,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `${border.control} solid currentColor`,
});
globalStyle(`${part} ${table}`, { marginBlock: 0 });

globalStyle(`${part} a`, {
  color: text.accent,
  textDecorationLine: "underline",
  textUnderlineOffset: ".2em",
});
globalStyle(`${part} code`, { fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });

/** Under the name of a component: how far it may be counted on. */
export const standing = style({
  color: text.muted,
  fontSize: fontSize.small,
  marginBlock: `0 ${space.near}`,
});

// A type or a default value in one long word breaks, rather than pushing the table out of the window.
globalStyle(".docblock-argstable td, .docblock-argstable td *", { overflowWrap: "anywhere" });
globalStyle(".docblock-argstable", { tableLayout: "fixed" });

/** A story that has a window of its own shows there what it is about: a head as on a desk, drawn smaller; a phone and a tablet as wide as they are. */
export const shownAs = { desk: style({}), phone320: style({}), phone390: style({}), tablet: style({}) };

globalStyle(`${shownAs.desk} iframe`, { zoom: 0.72 });
globalStyle(`${shownAs.phone320} iframe`, { width: "320px !important" });
globalStyle(`${shownAs.phone390} iframe`, { width: "390px !important" });
globalStyle(`${shownAs.tablet} iframe`, { width: "761px !important" });

/** The inks of the day or those of the night, whatever those of the page are. */
export const schemes = { light: style({ colorScheme: "light" }), dark: style({ colorScheme: "dark" }) };
