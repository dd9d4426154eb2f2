"use client";

import { Checkbox } from "@sillages/ui";
import { useChoicePart, wishFor } from "./sail/sailChoice.ts";

interface BenefitTickProps {
  id: string;
  label: string;
  /** The label and what it ticks: it is heard without its card. */
  name: string;
}

/** Puts a benefit in the company's proposal. */
export function BenefitTick({ id, label, name }: BenefitTickProps) {
  const wished = useChoicePart(({ benefits }) => benefits.includes(id));
  return (
    <Checkbox aria-label={name} checked={wished} onChange={(next) => wishFor(id, next)}>
      {label}
    </Checkbox>
  );
}
