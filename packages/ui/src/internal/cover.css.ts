import { style } from "@vanilla-extract/css";
import { focusRing } from "./focusRing.ts";

/** A link whose target is the whole card around it: the ring goes round the card. */
export const cover = style({
  "@media": {
    // On paper what follows a link is its address.
    screen: { "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 } },
  },
  selectors: {
    // A link that moves would hold its own target: pressed, it would slip away from under the pointer.
    "&&:active": { translate: "none" },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": focusRing,
  },
});
