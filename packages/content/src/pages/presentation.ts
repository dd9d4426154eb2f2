import { words } from "#data/pages/presentation";
import { team } from "#data/team";
import { countedInWords } from "../format/numbers.ts";
import type { Page } from "./page.schema.ts";
import { ambassadors } from "./presentation.ambassadors.ts";
import { words as boats } from "#data/pages/presentation.boats";
import { words as goals } from "#data/pages/presentation.goals";

export const presentation = {
  ...words,
  boats,
  ambassadors,
  goals,
  next: { ...words.next, heading: `${countedInWords(team.length, "membre")} de l’équipe` },
} as const satisfies Page;

/** Every goal of sustainable development that the expedition attaches its actions to, in their order. */
export const allGoals = [...goals.items, ...goals.others.items].toSorted((a, b) => a.goal - b.goal);
