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
 * Makes every `SiteHeader`, `LogoMarquee` and `SchemeSwitch` work where React draws the page, those mounted later too: render one,
 * anywhere. A page that may never hydrate calls the functions of `@sillages/ui/behaviors` instead; so does, with `applyKeptScheme`
 * in its head, one that must not flash in the light scheme before the dark one that its reader chose.
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
