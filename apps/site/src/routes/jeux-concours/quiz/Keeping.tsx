"use client";

import { framedQuiz as words } from "@sillages/content";
import { Stack, Status, Switch } from "@sillages/ui";
import { useState, useSyncExternalStore } from "react";
import { neverChanges } from "../../../shell/neverChanges.ts";
import { askToKeep, isKept } from "../../../shell/storage.ts";
import { forgetRecords } from "./records.ts";
import { forgetQuiz } from "./savedQuiz.ts";

/** In a frame nothing is kept, unless the player asks here; who asks no more leaves nothing. */
export function Keeping() {
  const found = useSyncExternalStore(neverChanges, isKept, () => false);
  /** What became of the last press. */
  const [pressed, setKept] = useState<boolean>();
  const kept = pressed ?? found;
  const [said, say] = useState("");

  const change = (asked: boolean) => {
    if (!asked) {
      forgetQuiz();
      forgetRecords();
    }
    askToKeep(asked);
    // A browser that refuses keeps nothing, whatever is asked.
    const now = isKept();
    setKept(now);
    say(words[now ? "kept" : asked ? "refused" : "dropped"]);
  };
  return (
    <Stack space="close">
      <Switch checked={kept} onChange={change}>
        {words.keep}
      </Switch>
      <Status>{said}</Status>
    </Stack>
  );
}
