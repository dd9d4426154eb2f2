import { sheetMaking } from "@sillages/content";
import { useDeferredValue, useMemo } from "react";
import { usePrint } from "../../shell/device/usePrint.ts";
import { sheetOf } from "../../teaching/sheet.ts";
import type { ThemedBank } from "../../teaching/themedBanks.ts";
import { anyQuestions, useSheetChoices } from "../../teaching/useSheetChoices.ts";
import { useSheetMaterial } from "../../teaching/useSheetMaterial.ts";

const firstSheet = { ...anyQuestions, code: "MER" };

/** The sheet that a visitor makes of the questions of one of `banks`: what was chosen, what came of it, and its print. */
export function useSheet(banks: readonly [ThemedBank, ...ThemedBank[]]) {
  const form = useSheetChoices(banks, firstSheet);
  const { bank, choices } = form;
  const { failed, material, retry } = useSheetMaterial(bank);
  // What is typed is on the screen before the sheet that it changes.
  const shown = useDeferredValue(choices);
  const questions = useMemo(() => material && sheetOf(material.bank.questions, shown), [material, shown]);
  const { print, refused } = usePrint(
    choices,
    questions !== undefined && questions.length > 0 && shown === choices,
  );
  return {
    form,
    title: sheetMaking.title(bank.title, shown.category || undefined),
    /** The choices that `questions` answer. */
    shown,
    /** None until the bank is there; empty where no question answers the choices. */
    questions,
    explained: material?.explained,
    /** The bank could not be fetched. */
    failed,
    retry,
    print: () => {
      if (failed) retry();
      print();
    },
    /** No print dialog opened. */
    refused,
  };
}
