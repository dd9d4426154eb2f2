import { fromMonth, monthInParis, roadByMonth } from "@sillages/content";

/** What the announced road says from the month of `now` on, one time after another. */
export const roadFrom = (now: Date) => fromMonth(roadByMonth(), monthInParis(now));

/** What it says in that month. */
export const roadOn = (now: Date) => roadFrom(now)[0]?.words ?? "";
