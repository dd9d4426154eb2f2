"use client";

import { useEffect } from "react";
import {
  applyKeptScheme,
  enhanceLogoMarquees,
  enhanceSchemeSwitches,
  enhanceSiteHeader,
  showChosenScheme,
} from "../../behaviors.ts";

/**
 * Brings `SiteHeader`, `LogoMarquee` and `SchemeSwitch` to life where React draws the page, those that come later too: one is enough, anywhere
 * in it. A page that React may never reach calls the functions of `@sillages/ui/behaviors` itself; so does one that must not be seen in the inks
 * of the day before those of the night that its reader chose, with `applyKeptScheme` in its head.
 */
export function Behaviors() {
  useEffect(() => {
    enhanceSiteHeader();
    enhanceLogoMarquees();
    applyKeptScheme();
    enhanceSchemeSwitches();
    // React draws a switch that comes later as if nothing had been chosen.
    const drawn = new MutationObserver(showChosenScheme);
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, []);
  return null;
}
