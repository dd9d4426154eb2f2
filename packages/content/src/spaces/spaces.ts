import { holdings } from "#data/holdings";
import { blueBoatSpaces } from "./blue-boat.ts";
import { redBoatSpaces } from "./red-boat.ts";
import type { Space } from "./spaces.schema.ts";

const holderOf = (number: number) => holdings.find(({ spaces }) => spaces.includes(number))?.holder;

/** The advertising spaces of the two boats, by number, with who holds them. */
export const spaces: readonly Space[] = [...redBoatSpaces, ...blueBoatSpaces].map((space) => {
  const holder = holderOf(space.number);
  return holder === undefined ? { ...space, state: "free" } : { ...space, state: "taken", holder };
});
