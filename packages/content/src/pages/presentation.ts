import { words } from "#data/pages/presentation";
import type { Page } from "./page.schema.ts";
import { ambassadors } from "./presentation.ambassadors.ts";
import { words as boats } from "#data/pages/presentation.boats";
import { words as goals } from "#data/pages/presentation.goals";

export const presentation = {
  ...words,
  boats,
  ambassadors,
  goals,
} as const satisfies Page;
