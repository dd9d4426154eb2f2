import type { TeamFilter } from "@sillages/content";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useReordering } from "../../shell/device/useReordering.ts";
import { writeAddress } from "../../shell/address/writeAddress.ts";
import { addressOf, choiceOf, namesUnknown, type TeamChoice, type Trades } from "./teamAddress.ts";
import { unfoldOnly, unfoldedAmong } from "./unfolded.ts";

type Filter = TeamFilter["id"];

/** What there is to say: what was last filtered, or that the address named what the team has not. */
interface TeamNews {
  filtered?: Filter;
  unknown?: boolean;
}

const everybody: TeamChoice = { filter: "tous", member: undefined };

/** Whether an anchor leads to another part of the page: the footer, the main part. */
const isElsewhere = (anchor: string) => document.getElementById(anchor) !== null;

/** One trade and one unfolded portrait at most, both in the address, which is mended when it names what the team has not. */
export function useTeamChoice(members: readonly { anchor: string; category: Filter }[]) {
  const arrival = useLocation();
  const [choice, setChoice] = useState(everybody);
  const [news, setNews] = useState<TeamNews>({});
  const arrived = useRef(false);
  /** As it is when a list that slides is changed: a card may have been opened since the press. */
  const last = useRef(everybody);
  const trades: Trades = useMemo(
    () => new Map(members.map(({ anchor, category }) => [anchor, category])),
    [members],
  );

  useLayoutEffect(() => {
    const anchors = [...trades.keys()];
    const chosen = choiceOf(arrival, trades, arrived.current ? undefined : unfoldedAmong(anchors));
    arrived.current = true;
    unfoldOnly(chosen.member, anchors);
    last.current = chosen;
    setChoice(chosen);
    setNews({ unknown: namesUnknown(arrival, trades, isElsewhere) });
    writeAddress(addressOf(location.href, chosen, isElsewhere));
  }, [arrival, trades]);

  const choose = (next: TeamChoice) => {
    last.current = next;
    setChoice(next);
    writeAddress(addressOf(location.href, next));
  };

  const [filter, chooseFilter] = useReordering(choice.filter, (next) => {
    const { member } = last.current;
    const stays = member !== undefined && (next === "tous" || trades.get(member) === next);
    choose({ filter: next, member: stays ? member : undefined });
    setNews({ filtered: next });
  });

  return {
    choice,
    /** The trade that was pressed last. */
    filter,
    news,
    chooseFilter,
    toggleMember: (member: string, open: boolean) => {
      // A card that folds because another was chosen tells it too.
      const { current } = last;
      if (open !== (member === current.member)) choose({ ...current, member: open ? member : undefined });
    },
  };
}
