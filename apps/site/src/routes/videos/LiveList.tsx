"use client";

import { type Dated, type Status, statuses } from "@sillages/content";
import { Fragment, type ReactNode } from "react";
import { useNow } from "../../shell/time/now.tsx";

interface DatedLive extends Dated {
  id: string;
  /** What its card is in each status. */
  cards: Readonly<Record<Status, ReactNode>>;
}

/** What is on comes first, then what comes, then what is over. */
const rank = { current: 0, next: 1, later: 2, past: 3 } as const satisfies Record<Status, number>;

/** The card of each live, in the status that it has in the visitor's month. */
export function LiveList({ lives }: { lives: readonly DatedLive[] }) {
  const status = statuses(lives, useNow());
  return lives
    .map(({ id, cards }, at) => ({ id, cards, status: status[at] ?? "past" }))
    .toSorted((one, other) => rank[one.status] - rank[other.status])
    .map(({ id, cards, status: own }) => <Fragment key={id}>{cards[own]}</Fragment>);
}
