import { type Frame, SailedRoad } from "@sillages/illustrations";
import { roads } from "./voyageCalls.ts";

/** The road behind the boats in one frame, once the voyage has come to `step`. */
export const sailedRoads = (frame: Frame, step: number) =>
  roads
    .filter((road) => road.frame === frame)
    .map(({ calls, line, start }) => {
      // From the last call they go home before the other voyage begins.
      const reached = Math.min(calls.length + 1, Math.max(0, step - start));
      return <SailedRoad key={frame} frame={frame} line={line} calls={calls} reached={reached} />;
    });
