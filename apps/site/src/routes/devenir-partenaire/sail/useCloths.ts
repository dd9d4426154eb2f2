import { sailCloths } from "@sillages/illustrations";
import { useEffect, useState } from "react";
import { type Plan, sailOf } from "./plan.ts";

/** The colour of the cloth of each space, by number. */
export type Cloths = ReadonlyMap<number, string>;

let looked: Promise<Cloths> | undefined;

/** Reads the cloth of each space on the drawings of the plan, once. */
export function readCloths(plan: Plan): Promise<Cloths> {
  looked ??= sailCloths(
    plan.drawings,
    plan.spaces.flatMap((space) => {
      const boat = sailOf(plan, space)?.boat;
      return boat ? [{ number: space.number, centre: space.centre, boat }] : [];
    }),
  ).catch((error: unknown) => {
    // A drawing that could not be had is asked for again.
    looked = undefined;
    throw error;
  });
  return looked;
}

/** The cloths, once they are known; asked for when they are `needed`. */
export function useCloths(plan: Plan, needed: boolean): Cloths | undefined {
  const [cloths, setCloths] = useState<Cloths>();
  useEffect(() => {
    if (!needed || cloths) return;
    let isLeft = false;
    readCloths(plan).then(
      (read) => !isLeft && setCloths(read),
      // The number of the space stays: nothing is lost but the look.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [plan, needed, cloths]);
  return cloths;
}
