"use client";

import { difficulties, schoolLevels, sheetMaking as words } from "@sillages/content";
import { SelectField } from "@sillages/ui";
import type { SheetChoices } from "./sheet.ts";

interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface QuestionFiltersProps {
  choices: SheetChoices;
  /** The themes of the bank. */
  themes: readonly Option<SheetChoices["category"]>[];
  /** How many questions one may take. */
  sizes: readonly Option[];
  onChoose: (chosen: Partial<SheetChoices>) => void;
}

/** Which questions of a bank: the theme, the difficulty, the school level, how many. */
export function QuestionFilters({ choices, onChoose, sizes, themes }: QuestionFiltersProps) {
  const { category, difficulty, level, size } = choices;
  return (
    <>
      <SelectField
        name="theme"
        label={words.category}
        options={[{ value: "", label: words.everyCategory }, ...themes]}
        value={category}
        onChange={(chosen) => onChoose({ category: chosen })}
      />
      <SelectField
        name="difficulte"
        label={words.difficulty}
        options={[
          { value: "", label: words.everyDifficulty },
          ...difficulties.map(({ label }) => ({ value: label, label })),
        ]}
        value={difficulty}
        onChange={(chosen) => onChoose({ difficulty: chosen })}
      />
      <SelectField
        name="niveau"
        label={words.level}
        options={[
          { value: "", label: words.everyLevel },
          ...schoolLevels.map((value) => ({ value, label: value })),
        ]}
        value={level}
        onChange={(chosen) => onChoose({ level: chosen })}
      />
      <SelectField
        name="nombre"
        label={words.size}
        options={sizes}
        value={String(size)}
        onChange={(chosen) => onChoose({ size: Number(chosen) })}
      />
    </>
  );
}

/** How many questions are offered of any bank. */
export const sizeOptions: readonly Option[] = [5, 10, 15, 20].map((size) => ({
  value: String(size),
  label: words.questions(size),
}));
