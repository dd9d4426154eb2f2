"use client";

import { quizStart } from "@sillages/content";
import { RadioGroup } from "@sillages/ui";

const { legend, limited, unlimited } = quizStart.time;

export interface TimeTilesProps {
  timed: boolean;
  onChange: (timed: boolean) => void;
}

/** Five minutes or no limit: a choice that is made before every quiz (WCAG 2.2.1). */
export function TimeTiles({ timed, onChange }: TimeTilesProps) {
  return (
    <RadioGroup
      legend={legend}
      options={[
        { value: "limited", label: limited },
        { value: "unlimited", label: unlimited },
      ]}
      value={timed ? "limited" : "unlimited"}
      onChange={(time) => onChange(time === "limited")}
    />
  );
}
