"use client";

import { useLocation } from "react-router-dom";
import { pageFiles } from "../payload.ts";
import { keepStyles } from "./keepStyles.ts";
import { pageAt } from "./pageAt.ts";
import { useBeforePaint } from "./useBeforePaint.ts";
import { useVersion } from "./version.ts";

/**
 * The style sheet of the page, linked where its first view ends: the browser paints what stands above at once, by the rules that
 * the pre-render writes in the head, and what stands below when the sheet is there. In development the sheet is Vite's.
 */
export function PageStyles() {
  const { pathname } = useLocation();
  const version = useVersion();
  const styles = version && pageFiles(pageAt(pathname), version).styles;
  // That of the page which was loaded stands in it alone: who goes back finds the page drawn, and the position that was left.
  useBeforePaint(() => {
    if (styles) return () => void keepStyles(styles);
  }, [styles]);
  return styles && <link rel="stylesheet" href={styles} />;
}
