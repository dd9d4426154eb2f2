"use client";

import { tickedBenefits } from "@sillages/content";
import { Link, Stack, Status } from "@sillages/ui";
import { useSailChoice } from "./sail/sailChoice.ts";

/** How many are ticked, and where the proposal is made of them; nothing as long as none is. */
export function TickedBenefits({ next }: { next: { label: string; path: string } }) {
  const { benefits } = useSailChoice();
  return (
    <Stack space="near">
      <Status>{benefits.length > 0 && tickedBenefits(benefits.length)}</Status>
      {benefits.length > 0 && (
        <Link href={next.path} variant="standalone">
          {next.label}
        </Link>
      )}
    </Stack>
  );
}
