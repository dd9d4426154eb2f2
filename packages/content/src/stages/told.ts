import { periodState } from "../status/status.ts";
import type { Stage } from "./stages.schema.ts";

/** What is told of `stage` at the instant `now`: that it comes, that it is under way or what it was. */
export function toldOf({ description, ...period }: Stage, now: Date): string {
  return description[periodState(period, now)];
}
