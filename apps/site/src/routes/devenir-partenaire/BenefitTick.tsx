"use client";

import { Checkbox } from "@sillages/ui";
import { useSailChoice, wishFor } from "./sail/sailChoice.ts";

export interface BenefitTickProps {
  id: string;
  label: string;
  /** The label and what it ticks: it is heard without its card. */
  name: string;
}

/** Puts a benefit in the company's proposal. */
export function BenefitTick({ id, label, name }: BenefitTickProps) {
  const { benefits } = useSailChoice();
  return (
    <Checkbox aria-label={name} checked={benefits.includes(id)} onChange={(wished) => wishFor(id, wished)}>
      {label}
    </Checkbox>
  );
}
