"use client";

import { useEffect } from "react";
import { enhanceLogoMarquees, enhanceSchemeSwitches, enhanceSiteHeader } from "../../behaviors.ts";

/**
 * Brings `SiteHeader`, `LogoMarquee` and `SchemeSwitch` to life where React draws the page: one is enough, anywhere in it. A page that React
 * may never reach calls the functions of `@sillages/ui/behaviors` itself.
 */
export function Behaviors() {
  useEffect(() => {
    enhanceSiteHeader();
    enhanceLogoMarquees();
    enhanceSchemeSwitches();
  }, []);
  return null;
}
