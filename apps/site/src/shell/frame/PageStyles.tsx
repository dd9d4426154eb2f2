"use client";

import { use } from "react";
import { useLocation } from "react-router-dom";
import { pageFiles } from "../../payload.ts";
import { pageAt } from "../navigation/pageAt.ts";
import { Version } from "../navigation/version.ts";

/**
 * The style sheet of the page, linked where its first view ends: the browser paints what stands above at once, by the rules that
 * the pre-render writes in the head, and what stands below when the sheet is there. In development the sheet is Vite's.
 */
export function PageStyles() {
  const { pathname } = useLocation();
  const version = use(Version);
  return version && <link rel="stylesheet" href={pageFiles(pageAt(pathname), version).styles} />;
}
