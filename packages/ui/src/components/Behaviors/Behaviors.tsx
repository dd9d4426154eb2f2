"use client";

import { useEffect } from "react";
import { enhanceLogoMarquees, enhanceSiteHeader } from "../../behaviors.ts";

/**
 * Brings `SiteHeader` and `LogoMarquee` to life where React draws the page: one is enough, anywhere in it. A page that React
 * may never reach calls the functions of `@sillages/ui/behaviors` itself.
 */
export function Behaviors() {
  useEffect(() => {
    enhanceSiteHeader();
    enhanceLogoMarquees();
  }, []);
  return null;
}
