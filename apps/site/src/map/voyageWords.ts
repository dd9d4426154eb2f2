import { monthInWords } from "@sillages/content";
import { lastStep, voyageCalls } from "./voyageCalls.ts";

/** The call that the voyage has come to at `step`; none at the departure and at the return. */
export const callOf = (step: number) => voyageCalls.find((call) => call.step === step);

/** Where the voyage is at `step`, in one line: « Porto, mars 2026 ». */
export function placeInWords(step: number, words: { departure: string; return: string }): string {
  const call = callOf(step);
  if (call) return `${call.name}, ${monthInWords(call.month)}`;
  return step >= lastStep ? words.return : words.departure;
}
