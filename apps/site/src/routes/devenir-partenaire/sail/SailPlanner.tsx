"use client";

import { incidents, spaceChoice } from "@sillages/content";
import { Button, Grid, ScriptOnly, Stack, Status, Text } from "@sillages/ui";
import { type ReactNode, useRef } from "react";
import type { ProposalOffer } from "../proposal/proposalOffer.ts";
import { announcement } from "./announcement.ts";
import { LogoField, type LogoFieldProps } from "./LogoField.tsx";
import type { Plan } from "./plan.ts";
import { PlanPane, type PlanPaneProps } from "./PlanPane.tsx";
import { useChoicePart } from "./sailChoice.ts";
import { SpaceList } from "./SpaceList.tsx";
import { useChoiceInAddress } from "./useChoiceInAddress.ts";
import { useLogo } from "./useLogo.ts";
import { useSpaceChoice } from "./useSpaceChoice.ts";

interface SailPlannerProps {
  plan: Plan;
  /** Those of the plan, and how it was measured. */
  words: PlanPaneProps["words"] & { scale: string };
  drawings: PlanPaneProps["drawings"];
  /** How the free spaces are counted. */
  readings: ReactNode;
  /** Stands for the card of the chosen spaces until there is one. */
  emptyCard: ReactNode;
  logoWords: LogoFieldProps["words"];
  /** What a proposal is made of, beside the choice. */
  offer: ProposalOffer;
}

/** The sail plan: spaces are chosen on it or in a list, asked for by mail, and a logo or a name is tried on them. */
export function SailPlanner({
  plan,
  words,
  drawings,
  readings,
  emptyCard,
  logoWords,
  offer,
}: SailPlannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useChoiceInAddress(place, plan.spaces, {
    benefits: offer.benefits.map(({ id }) => id),
    options: offer.options.map(({ id }) => id),
  });
  const chosen = useChoicePart((choice) => choice.chosen);
  const said = useChoicePart((choice) => announcement(plan, choice));
  const { failed, retry, tools, waits } = useSpaceChoice(place);
  const { tool, ...trial } = useLogo(place, plan, logoWords);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space="wide">
        <PlanPane plan={plan} words={words} drawings={drawings} tools={tools} />
        {tools && <tools.ChoiceRecall plan={plan} offer={offer} place={place} refusedLogo={trial.error} />}
        <Grid columns="plan">
          {readings}
          {tools && chosen.length > 0 ? (
            <tools.ChosenCard plan={plan} offer={offer} place={place} />
          ) : (
            emptyCard
          )}
          <Stack>
            <ScriptOnly>
              <SpaceList spaces={plan.spaces} chosen={chosen} said={said} />
            </ScriptOnly>
            {failed && (
              <>
                <Status tone="error">{waits ? incidents.section.offline : spaceChoice.failed}</Status>
                <Button onClick={retry}>{spaceChoice.retry}</Button>
              </>
            )}
            <Text size="small">{words.scale}</Text>
          </Stack>
        </Grid>
        <LogoField
          removals={trial.removals}
          words={logoWords}
          error={trial.error}
          said={trial.said}
          onChange={trial.read}
        />
        {tool && trial.logo && (
          <tool.LogoTrial plan={plan} logo={trial.logo} chosen={chosen} remove={trial.remove} />
        )}
        {tools && chosen.length > 0 && <tools.ProposalTool plan={plan} offer={offer} />}
      </Stack>
    </div>
  );
}
