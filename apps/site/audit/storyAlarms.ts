import type { FalseAlarm } from "./falseAlarms.ts";

/** What an auditor asks of a whole page, which a story is not, and what it refuses wrongly in a story alone. */
export const storyAlarms: readonly FalseAlarm[] = [];
