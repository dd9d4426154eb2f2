import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

/** Without script, and where less motion is asked for, none of this applies: a wall that wraps. */
const moves = `${media.motion} and (scripting: enabled)`;

export const marquee = style({ display: "flex", alignItems: "center", gap: theme.space.regular });

const stopped = `${marquee}[data-stopped]`;

/** On the button: what a press does while the strip runs, and while it is still. */
export const pause = style({ selectors: { [`${stopped} &`]: { display: "none" } } });
export const play = style({ display: "none", selectors: { [`${stopped} &`]: { display: "block" } } });

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
    print: { overflow: "visible", fontSize: "6.5mm" },
  },
});

const run = keyframes({ to: { transform: "translateX(-20%)" } });

export const track = style({
  selectors: {
    [`&:hover, ${stopped} &`]: { animationPlayState: "paused" },
    "&:has(:focus-visible)": { animationName: "none" },
  },
  "@media": {
    [moves]: { display: "flex", width: "max-content", animation: `${run} 100s linear infinite` },
    print: { display: "block", width: "auto", animation: "none !important" },
  },
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(148px, 1fr))",
  gap: `${theme.space.near} ${theme.space.gutter}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [moves]: { display: "flex", gap: 0 },
    print: { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: theme.space.regular },
  },
});

export const item = style({ "@media": { [moves]: { paddingInlineEnd: "1em" } } });

export const link = style({ display: "flex", position: "relative" });

export const logo = style({
  filter: theme.night.logo,
  width: "auto",
  height: "1em",
  maxWidth: `calc(100vw - 2 * ${theme.space.margin})`,
  "@media": { [moves]: { maxWidth: "none" } },
});

export const copy = style({
  filter: theme.night.logo,
  display: "none",
  "@media": {
    [moves]: {
      display: "block",
      flex: "none",
      height: "1em",
      width: "auto",
      maxWidth: "none",
      overflow: "visible",
    },
    print: { display: "none" },
  },
});

/** The strip is seen as if the list were repeated five times: the list, and its picture four times more. */
export const copies = [1, 2, 3, 4];

// The list and the copy that is pointed at change places; for the keyboard the list stays at the start.
for (const slot of copies) {
  const inSlot = `${marquee}[data-slot="${slot}"] ${track}:not(:has(:focus-visible))`;
  globalStyle(`${inSlot} > ${list}`, { "@media": { [`screen and ${moves}`]: { translate: `${slot}00%` } } });
  globalStyle(`${inSlot} image[data-slot="${slot}"]`, { translate: `-${slot}00%`, transformBox: "fill-box" });
}
