import { blueBoatSpaces } from "./blue-boat.ts";
import { redBoatSpaces } from "./red-boat.ts";
import type { Reservation, Space } from "./spaces.schema.ts";

/** The advertising spaces of the two boats, by number. */
export const spaces: readonly Space[] = [...redBoatSpaces, ...blueBoatSpaces];

/** Spaces promised to somebody who has not chosen which yet. */
export const reservations: readonly Reservation[] = [{ id: "reservation-1", since: "2025-11", spaces: 1 }];
