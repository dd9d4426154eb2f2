import { teamChoice } from "@sillages/content";
import { Status } from "@sillages/ui";
import { type ReactNode, useRef } from "react";
import { useJoinCall } from "./useJoinCall.ts";
import { useTeamChoice } from "./useTeamChoice.ts";

/** Around the filters and the cards: chooses a trade and a member, and says how many are shown, or what was not found. */
export function TeamBrowser({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { filtered, unknown } = useTeamChoice(place);
  useJoinCall(place);
  return (
    <div ref={place}>
      <Status tone="heard">
        {filtered ? teamChoice.shown(filtered.filter, filtered.count) : unknown && teamChoice.unknown}
      </Status>
      {children}
    </div>
  );
}
