"use client";

import { enhanceBesideCharts } from "@sillages/illustrations/behaviors";
import { useEffect } from "react";

/** Makes the charts follow the reader where the page came by a link of another: one that is loaded does it asleep (boot/besideCharts.ts). */
export function FollowedCharts() {
  useEffect(enhanceBesideCharts, []);
  return null;
}
