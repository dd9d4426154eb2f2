import { callUnder } from "@sillages/illustrations";
import { type VoyageCall, voyageCalls } from "./voyageCalls.ts";

/** The call that a press on the map means, if it means one. */
export const callAt = (press: MouseEvent): VoyageCall | undefined => callUnder(press, voyageCalls);
