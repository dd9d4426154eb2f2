import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

/** Without script, and where less motion is asked for, none of this applies: a wall that wraps. */
const moves = `${media.motion} and (scripting: enabled)`;

export const marquee = style({ display: "flex", alignItems: "center", gap: theme.space.regular });

// What cannot move needs no button to stop it.
globalStyle(`${marquee} > button`, {
  display: "none",
  "@media": { [moves]: { display: "inline-grid" }, print: { display: "none" } },
});

export const strip = style({
  flex: 1,
  minWidth: 0,
  // The unit of everything inside: a logo is 1 em high.
  fontSize: "clamp(44px, 4vw, 56px)",
  "@media": {
    [moves]: { overflow: "auto hidden", scrollbarWidth: "none", paddingBlock: "6px" },
    print: { overflow: "visible" },
  },
});

export const track = style({
  "@media": {
    [moves]: { display: "flex", width: "max-content" },
    print: { width: "auto", animation: "none !important" },
  },
});

const run = keyframes({ to: { transform: "translateX(-20%)" } });

export const runs = style({
  "@media": { [moves]: { animation: `${run} 100s linear infinite` } },
  selectors: {
    "&:hover": { animationPlayState: "paused" },
    "&:has(:focus-visible)": { animationName: "none" },
  },
});

export const still = style({ animationPlayState: "paused !important" });

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(clamp(148px, 17vw, 260px), 1fr))",
  gap: `${theme.space.near} ${theme.space.gutter}`,
  "@media": { [moves]: { display: "flex", gap: 0 }, print: { display: "grid" } },
});

export const item = style({ "@media": { [moves]: { paddingInlineEnd: "1em" } } });

export const link = style({ display: "flex", position: "relative" });

export const logo = style({
  width: "auto",
  height: "1em",
  maxWidth: `calc(100vw - 2 * ${theme.space.margin})`,
  "@media": { [moves]: { maxWidth: "none" } },
});

export const copy = style({
  display: "none",
  "@media": {
    [moves]: { display: "block", flex: "none", height: "1em", width: "auto", maxWidth: "none" },
    print: { display: "none" },
  },
});
