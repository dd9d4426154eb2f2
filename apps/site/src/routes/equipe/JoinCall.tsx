"use client";

import { callPeriod, type PeriodState, periodState } from "@sillages/content";
import { ActionLink, Stack, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { useNow } from "../../shell/now.tsx";

interface JoinCallProps {
  title: ReactNode;
  /** What is asked of the visitor, and where it leads, while the call for projects is to come, open or closed. */
  calls: Readonly<Record<PeriodState, { text: string; label: string; path: string }>>;
  /** Another way to come aboard. */
  partner: ReactNode;
}

/** Invites a visitor as the call for projects stands in the month that it is. */
export function JoinCall({ title, calls, partner }: JoinCallProps) {
  const { label, path, text } = calls[periodState(callPeriod, useNow())];
  return (
    <>
      <Stack space="close">
        {title}
        <Text>{text}</Text>
      </Stack>
      <Stack direction="row" space="near">
        <ActionLink href={path}>{label}</ActionLink>
        {partner}
      </Stack>
    </>
  );
}
