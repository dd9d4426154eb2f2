import { callsOf, type Port, voyageLine, type VoyageId } from "@sillages/content";
import type { Frame } from "@sillages/illustrations";
import { frames } from "./frames.ts";

/** A call as the map tells it. */
interface VoyageCall extends Port {
  /** From 1: its step on the slider. */
  step: number;
  frame: Frame;
}

/** Every call of both voyages, in the order of the road. */
export const voyageCalls: readonly VoyageCall[] = (Object.keys(frames) as VoyageId[])
  .flatMap(callsOf)
  .map((port, at) => ({ ...port, step: at + 1, frame: frames[port.leg] }));

/** The steps of the slider: the departure is 0, the return home the last. */
export const lastStep = voyageCalls.length + 1;

/** The road of each frame, the calls on it, and the step before its first. */
export const roads = (Object.entries(frames) as [VoyageId, Frame][]).map(([voyage, frame]) => {
  const own = voyageCalls.filter((call) => call.frame === frame);
  return {
    frame,
    line: voyageLine(voyage),
    calls: own.map(({ position }) => position),
    start: (own[0]?.step ?? 1) - 1,
  };
});
