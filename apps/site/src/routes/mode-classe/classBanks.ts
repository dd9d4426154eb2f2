import { bankList } from "../../sections/quiz/bankList.ts";
import type { Bank } from "../../sections/quiz/banks.ts";
import { type Theme, themesOf } from "../../teaching/themesOf.ts";

/** A bank that a class plays on. */
export type ClassBank = Bank & { themes: readonly Theme[] };

/** What the page is told of each bank, as the content is now. */
export const classBanks = (): readonly ClassBank[] =>
  bankList().map((bank) => ({ ...bank, themes: themesOf(bank.id) }));
