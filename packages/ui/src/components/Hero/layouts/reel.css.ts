import { style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { onInk, underHeader } from "./base.css.ts";

const { color, size } = theme;

/** How wide a film is, and how far its holes are apart. */
const FILM = "clamp(300px, 30vw, 560px)";
const HOLES = "16px";

const section = style([
  underHeader,
  {
    position: "relative",
    overflow: "clip",
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.6fr)",
        minHeight: "clamp(600px, 48vw, 800px)",
      },
    },
  },
]);

const frame = style({
  position: "relative",
  // Its three drawings are as long together as the strip.
  height: "max(240px, 28vw + 60px)",
  "@media": { [media.desktop]: { height: "auto" }, print: { height: size.print } },
});

const holes = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${color.surface.page} 0 ${HOLES}, transparent ${HOLES} calc(2 * ${HOLES}))`;

/** A strip of film that runs out of the section on both sides; lying down on a phone. */
const film = style({
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

const image = style({
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

export const reel = { section, words: onInk, actions: over.wideActions, frame, film, image };
