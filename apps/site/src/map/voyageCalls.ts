import { ports, voyageLine, type VoyageId } from "@sillages/content";
import type { Coordinates, Frame } from "@sillages/illustrations";
import { frames } from "./frames.ts";

/** A call as the map tells it. */
export interface VoyageCall {
  /** From 1: its step on the slider. */
  step: number;
  id: string;
  name: string;
  country: string;
  month: (typeof ports)[number]["month"];
  note: string;
  position: Coordinates;
  frame: Frame;
}

/** Every call of both voyages, in the order of the road. */
export const voyageCalls: readonly VoyageCall[] = (Object.keys(frames) as VoyageId[])
  .flatMap((voyage) => ports.filter(({ leg }) => leg === voyage).map((port) => ({ voyage, port })))
  .map(({ voyage, port: { country, id, month, name, note, position } }, at) => ({
    step: at + 1,
    id,
    name,
    country,
    month,
    note,
    position,
    frame: frames[voyage],
  }));

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
