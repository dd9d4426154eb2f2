"use client";

import type { TeamCategory, TeamFilter } from "@sillages/content";
import {
  ToggleButton,
  Fieldset,
  Grid,
  ScriptOnly,
  Stack,
  Status,
  ExpandableCard,
  type ExpandableCardProps,
} from "@sillages/ui";
import type { ReactNode } from "react";
import { useTeamChoice } from "./useTeamChoice.ts";

interface Member extends Pick<ExpandableCardProps, "closeLabel" | "label" | "picture"> {
  anchor: string;
  category: TeamCategory;
  /** What the card always shows. */
  summary: ReactNode;
  /** What it unfolds. */
  portrait: ReactNode;
}

interface TeamBrowserProps {
  /** What the filters are about. */
  label: string;
  filters: readonly (TeamFilter & {
    /** How many members it shows. */
    count: number;
    /** What is said once it is chosen. */
    shown: string;
  })[];
  /** What is said of an address that names what the team has not. */
  unknown: string;
  members: readonly Member[];
  /** Stands after the members, whatever the filter. */
  children: ReactNode;
}

/** The members by trade, and at most one portrait unfolded; says how many are shown, or what the address named in vain. */
export function TeamBrowser({ label, filters, unknown, members, children }: TeamBrowserProps) {
  const { choice, filter, news, chooseFilter, toggleMember } = useTeamChoice(members);
  const filtered = filters.find(({ id }) => id === news.filtered);
  return (
    <>
      <Status tone="heard">{filtered ? filtered.shown : news.unknown && unknown}</Status>
      <Stack space="wide">
        <ScriptOnly>
          <Fieldset legend={label} layout="line" quiet>
            {filters.map(({ count, id, label: trade }) => (
              <ToggleButton key={id} pressed={id === filter} count={count} onChange={() => chooseFilter(id)}>
                {trade}
              </ToggleButton>
            ))}
          </Fieldset>
        </ScriptOnly>
        <Grid as="ul" space="rows" paper="stack">
          {members.map(({ anchor, category, closeLabel, label: openLabel, picture, portrait, summary }) => (
            <ExpandableCard
              key={anchor}
              id={anchor}
              picture={picture}
              label={openLabel}
              closeLabel={closeLabel}
              more={portrait}
              hidden={choice.filter !== "tous" && choice.filter !== category}
              open={anchor === choice.member}
              onOpenChange={(open) => toggleMember(anchor, open)}
            >
              {summary}
            </ExpandableCard>
          ))}
          {children}
        </Grid>
      </Stack>
    </>
  );
}
