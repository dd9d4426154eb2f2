"use client";

import { framedQuiz as words } from "@sillages/content";
import { Stack, Status, Switch } from "@sillages/ui";
import { useState, useSyncExternalStore } from "react";
import { neverChanges } from "../../../shell/living/neverChanges.ts";
import { askToKeep, isKept } from "../../../shell/device/storage.ts";
import { forgetRecords } from "./records.ts";
import { forgetQuiz } from "./savedQuiz.ts";

/** In a frame nothing is stored unless the player asks for it here; taking that back erases what was stored. */
export function Keeping() {
  const found = useSyncExternalStore(neverChanges, isKept, () => false);
  /** What became of the last press. */
  const [pressed, setKept] = useState<boolean>();
  const kept = pressed ?? found;
  const [became, become] = useState<"kept" | "dropped" | "refused">();

  const change = (asked: boolean) => {
    if (!asked) {
      forgetQuiz();
      forgetRecords();
    }
    askToKeep(asked);
    // A browser that refuses keeps nothing, whatever is asked.
    const now = isKept();
    setKept(now);
    become(now ? "kept" : asked ? "refused" : "dropped");
  };
  return (
    <Stack space="close">
      <Switch checked={kept} onChange={change} error={became === "refused" ? words.refused : undefined}>
        {words.keep}
      </Switch>
      {/* A refusal is read under the switch. */}
      <Status tone={became === "refused" ? "heard" : "plain"}>{became && words[became]}</Status>
    </Stack>
  );
}
