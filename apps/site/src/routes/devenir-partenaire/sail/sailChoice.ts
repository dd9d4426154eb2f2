import { useSyncExternalStore } from "react";
import { writeAddress } from "../../../shell/address/writeAddress.ts";
import type { SailLogo } from "../logo/tryLogo.ts";
import { type ChoiceInHash, hashOf } from "./choiceInHash.ts";
import { companyName } from "./companyName.ts";

/** What a visitor has put together, and what has just changed in it. Kept as long as the tab, whatever page is shown. */
export interface SailChoice extends ChoiceInHash {
  /** Something was chosen here, or let go. */
  touched?: boolean;
  /** The space that was asked for in vain; 0 when none was named. */
  refused?: number;
  logo?: SailLogo | undefined;
}

const nothing: SailChoice = { chosen: [], name: "", benefits: [], options: [], unknown: false };
let choice = nothing;
const listeners = new Set<() => void>();

function become(next: SailChoice) {
  choice = next;
  for (const listener of listeners) listener();
}

/** The same, written in the address. */
function write(next: SailChoice) {
  become(next);
  writeAddress(hashOf(next));
}

/** What was chosen stands again in an address that does not name it: a reload finds it there. */
export function keepInAddress(): void {
  const hash = hashOf(choice);
  if (hash) writeAddress(hash);
}

/** What was said last is over once something else is done. */
const settled = ({ refused: _refused, touched: _touched, ...kept }: SailChoice): SailChoice => ({
  ...kept,
  unknown: false,
});

/** The address named this choice. */
export const readChoice = (named: ChoiceInHash) => become({ ...choice, ...named });

export const chooseSpaces = (chosen: readonly number[]) =>
  write({ ...settled(choice), chosen, touched: true });

export const refuseSpace = (refused: number) => become({ ...settled(choice), refused });

/** Names the company as it was typed. */
export const writeName = (typed: string) => write({ ...choice, ...companyName(typed) });

/** `ids` with `id`, last, or without it. */
function withOrWithout(ids: readonly string[], id: string, isWith: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return isWith ? [...others, id] : others;
}

/** Ticks a benefit, or unticks it. */
export const wishFor = (benefit: string, wished: boolean) =>
  write({ ...choice, benefits: withOrWithout(choice.benefits, benefit, wished) });

/** Takes an option beside the spaces, or leaves it. */
export const takeOption = (option: string, taken: boolean) =>
  write({ ...choice, options: withOrWithout(choice.options, option, taken) });

/** Lays another logo; the picture that was made of the one before is let go. */
export function layLogo(logo: SailLogo | undefined): void {
  if (choice.logo && choice.logo !== logo) URL.revokeObjectURL(choice.logo.src);
  become({ ...choice, logo });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of the choice as it stands, compared by identity: what reads it is drawn again when that part changes, not at each key. */
export const useChoicePart = <Part>(partOf: (choice: SailChoice) => Part): Part =>
  useSyncExternalStore(
    subscribe,
    () => partOf(choice),
    () => partOf(nothing),
  );

/** The choice as it stands; nothing at build. */
export const useSailChoice = (): SailChoice => useChoicePart((whole) => whole);
