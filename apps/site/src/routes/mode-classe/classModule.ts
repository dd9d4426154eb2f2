// What is fetched when a class begins to play: the draw, the questions, the screen.
import type { ThemedBank } from "../../teaching/themedBanks.ts";
import { fetchMaterial } from "../../teaching/useSheetMaterial.ts";
import { type SheetChoices, type SheetQuestion, sheetOf } from "../../teaching/sheet.ts";
import type { Explained } from "../../sections/quiz/explanations.ts";

export { ClassScreen } from "./ClassScreen.tsx";

/** What lies on the table of a class: the questions of its sheet and why each answer is right. */
export interface ClassTable {
  questions: readonly SheetQuestion[];
  explained: ReadonlyMap<string, Explained>;
}

/** The questions of `choices`: all that a class needs, before it begins. @throws when they cannot be had. */
export async function layTable(bank: ThemedBank, choices: SheetChoices): Promise<ClassTable> {
  const { bank: loaded, explained } = await fetchMaterial(bank);
  return { questions: sheetOf(loaded.questions, choices), explained };
}
