import { monthInParis, roadByMonth } from "@sillages/content";

/** What the announced road says from the month of `now` on, one time after another. */
export function roadFrom(now: Date) {
  const month = monthInParis(now);
  return roadByMonth().filter(({ before }) => before === undefined || month < before);
}

/** What it says in that month. */
export const roadOn = (now: Date) => roadFrom(now)[0]?.words ?? "";
