import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { addressOf, choiceOf, namesUnknown, type TeamChoice, type Trades } from "./teamAddress.ts";

/** What there is to say: what was last filtered, or that the address named what the team has not. */
export interface TeamNews {
  filtered?: Filtered;
  unknown?: boolean;
}

/** What was just filtered: the words of its chip, and how many cards it left. */
interface Filtered {
  filter: string;
  count: number;
}

type Filter = TeamChoice["filter"];

const chipsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLButtonElement>("button[value]")];
const cardsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>("[data-group]")];
const tradeOf = (card: HTMLElement) => card.dataset["group"] as Filter;
const shows = (filter: Filter, card: HTMLElement) => filter === "tous" || tradeOf(card) === filter;

/** Whether an anchor leads to another part of the page: the footer, the main part. */
const isElsewhere = (anchor: string) => document.getElementById(anchor) !== null;

function apply({ filter, member }: TeamChoice, place: HTMLElement) {
  for (const chip of chipsIn(place)) chip.setAttribute("aria-pressed", String(chip.value === filter));
  for (const card of cardsIn(place)) {
    card.hidden = !shows(filter, card);
    const details = card.querySelector("details");
    if (details) details.open = card.id === member;
  }
}

/**
 * Gives life to the chips and the cards inside `place`, which are plain HTML so that nobody's portrait is shipped as script:
 * one trade, one open card at most, both in the address, which is mended when it names something else than what is shown.
 */
export function useTeamChoice(place: RefObject<HTMLElement | null>): TeamNews {
  const arrival = useLocation();
  const listens = useRef(false);
  const [news, setNews] = useState<TeamNews>({});

  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const trades: Trades = new Map(cardsIn(root).map((card) => [card.id, tradeOf(card)]));
    // A card may have been opened before the page listened.
    const opened = listens.current ? undefined : root.querySelector("[data-group]:has(> details[open])")?.id;
    let choice = choiceOf(arrival, trades, opened);
    listens.current = true;

    const choose = (next: TeamChoice, isKept?: typeof isElsewhere) => {
      choice = next;
      apply(choice, root);
      // What is chosen is no step: Back leaves the page, and coming back finds it.
      history.replaceState(history.state, "", addressOf(location.href, choice, isKept));
    };

    const arrive = () => {
      choose(choice, isElsewhere);
      setNews({ unknown: namesUnknown(arrival, trades, isElsewhere) });
    };
    arrive();

    const onClick = ({ target }: MouseEvent) => {
      const chip = target instanceof Element && target.closest<HTMLButtonElement>("button[value]");
      if (!chip) return;
      const filter = chip.value as Filter;
      const stays = filter === "tous" || (choice.member && trades.get(choice.member) === filter);
      choose({ filter, member: stays ? choice.member : undefined });
      const count = cardsIn(root).filter((card) => !card.hidden).length;
      setNews({ filtered: { filter: chip.firstChild?.textContent ?? "", count } });
    };

    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const id = target.closest("[data-group]")?.id;
      if (target.open !== (id === choice.member)) {
        choose({ ...choice, member: target.open ? id : undefined });
      }
    };

    root.addEventListener("click", onClick);
    // It does not bubble.
    root.addEventListener("toggle", onToggle, true);
    return () => {
      root.removeEventListener("click", onClick);
      root.removeEventListener("toggle", onToggle, true);
    };
  }, [place, arrival]);

  return news;
}
