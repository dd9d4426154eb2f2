import { ports } from "#data/ports";
import { nearestOn } from "../journal/along-road.ts";
import { voyageAt } from "../journal/fixes.ts";
import { greatCircleKm } from "../legs/geometry.ts";
import { cutsCoast, isLand } from "../legs/land.ts";
import { voyageLine } from "../legs/voyages.ts";
import { home } from "../ports/home.ts";
import { allGoals } from "../pages/presentation.ts";
import type { LogContext } from "./journal.ts";

/** What the pages of the log are compared with at the instant `now`. */
export const logContext = (now: Date): LogContext => ({
  ports: new Map([home, ...ports].map(({ id, position }) => [id, position])),
  isLand,
  roadFrom(position, at) {
    const nearest = nearestOn(voyageLine(voyageAt(at)), position);
    return { km: greatCircleKm(position, nearest), overLand: cutsCoast([position, nearest]) };
  },
  goals: allGoals.map(({ goal }) => goal),
  now,
});
