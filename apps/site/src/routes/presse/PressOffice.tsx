"use client";

import { Availability } from "@sillages/illustrations";
import { useAwake } from "../../shell/living/neverChanges.ts";
import { pressStanding } from "./pressStanding.ts";
import { useMinute } from "./useMinute.ts";

/**
 * Whether the press office answers, minute by minute. The HTML keeps the place of it: what the clock says, a build cannot know. A
 * page that sleeps says it too (boot/pressOffice.ts).
 */
export function PressOffice() {
  const { state, words } = pressStanding(useMinute());
  return <Availability state={useAwake() ? state : "unknown"}>{words}</Availability>;
}
