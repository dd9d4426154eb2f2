import { useState } from "react";
import type { SheetChoices } from "./sheet.ts";

/** Ten questions of any kind, in a draw that nobody has named. */
export const anyQuestions: SheetChoices = {
  category: "",
  difficulty: "",
  level: "",
  size: 10,
  code: "",
  version: "A",
};

/** What `useSheetChoices` answers. */
export type SheetForm<Bank extends { id: string }> = ReturnType<typeof useSheetChoices<Bank>>;

/** Which bank a visitor asks questions of, and which ones: at first, `first` of the first bank. */
export function useSheetChoices<Bank extends { id: string }>(
  banks: readonly [Bank, ...Bank[]],
  first: SheetChoices,
) {
  const [bankId, setBankId] = useState(banks[0].id);
  const [choices, setChoices] = useState(first);
  const choose = (chosen: Partial<SheetChoices>) => setChoices({ ...choices, ...chosen });
  return {
    bank: banks.find(({ id }) => id === bankId) ?? banks[0],
    chooseBank: (id: string) => {
      setBankId(id);
      // A theme belongs to its bank.
      choose({ category: "" });
    },
    choices,
    choose,
    changed: choices !== first,
  };
}
