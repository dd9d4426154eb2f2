"use client";

import { type Dated, type Status, statuses } from "@sillages/content";
import { Fragment, type ReactNode } from "react";
import { useNow } from "../../shell/now.tsx";

interface DatedLive extends Dated {
  id: string;
  /** What its card is in each status. */
  cards: Readonly<Record<Status, ReactNode>>;
}

/** The card of each live, in the status that it has in the visitor's month. */
export function LiveList({ lives }: { lives: readonly DatedLive[] }) {
  const status = statuses(lives, useNow());
  return lives.map(({ id, cards }, at) => <Fragment key={id}>{cards[status[at] ?? "past"]}</Fragment>);
}
