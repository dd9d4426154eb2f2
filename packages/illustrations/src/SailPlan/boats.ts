/** One of the two boats of the plan: the one on the left, the one on the right. */
export type Boat = "first" | "second";

/** The part of the plan that each boat takes, in its units. */
export const boats = {
  first: { x: 84, y: 70, width: 560, height: 738 },
  second: { x: 690, y: 70, width: 680, height: 738 },
} as const satisfies Record<Boat, object>;
