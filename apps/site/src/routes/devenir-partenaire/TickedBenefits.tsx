"use client";

import { tickedBenefits } from "@sillages/content";
import { Link, Stack, Status } from "@sillages/ui";
import { useChoicePart } from "./sail/sailChoice.ts";

/** How many are ticked, and where the proposal is made of them; nothing as long as none is. */
export function TickedBenefits({ next }: { next: { label: string; path: string } }) {
  const ticked = useChoicePart(({ benefits }) => benefits.length);
  return (
    <Stack space="near">
      <Status>{ticked > 0 && tickedBenefits(ticked)}</Status>
      {ticked > 0 && (
        <Link href={next.path} variant="standalone">
          {next.label}
        </Link>
      )}
    </Stack>
  );
}
