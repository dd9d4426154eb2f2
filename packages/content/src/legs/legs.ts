import type { VoyageId } from "../ports/ports.schema.ts";
import { channel } from "./channel.ts";
import { latinAmerica } from "./latin-america.ts";
import type { Leg } from "./legs.schema.ts";
import { northernEurope } from "./northern-europe.ts";
import { southernEurope } from "./southern-europe.ts";

/** The legs of each voyage in the order they are sailed, from Lorient back to Lorient. */
export const legs: Readonly<Record<VoyageId, readonly Leg[]>> = {
  europe: [...southernEurope, ...northernEurope, ...channel],
  "amerique-latine": latinAmerica,
};
