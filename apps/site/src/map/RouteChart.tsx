import { home, type VoyageId } from "@sillages/content";
import { VoyageChart, type VoyageChartProps } from "@sillages/illustrations";
import { frames } from "./frames.ts";
import { shapesAddress, routeMap } from "./routeMap.ts";

interface RouteChartProps extends Pick<VoyageChartProps, "followed" | "label" | "layer"> {
  voyage: VoyageId;
}

/** The chart of a voyage: its road, its calls, its countries. */
export function RouteChart({ voyage, ...chart }: RouteChartProps) {
  return (
    <VoyageChart {...chart} {...routeMap()} frame={frames[voyage]} home={home} shapes={shapesAddress()} />
  );
}
