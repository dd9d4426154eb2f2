"use client";

import { incidents, spaceChoice } from "@sillages/content";
import { SailPlan, type SailPlanProps, type ZoomControlsProps, ZoomPane } from "@sillages/illustrations";
import { Button, Grid, ScriptOnly, Stack, Status, Text } from "@sillages/ui";
import { type ReactNode, useRef } from "react";
import type { ProposalOffer } from "../proposal/proposalOffer.ts";
import { announcement } from "./announcement.ts";
import { LogoField, type LogoFieldProps } from "./LogoField.tsx";
import type { Plan } from "./plan.ts";
import { useChoicePart } from "./sailChoice.ts";
import { SpaceList } from "./SpaceList.tsx";
import { useChoiceInAddress } from "./useChoiceInAddress.ts";
import { useEarlyPress } from "./useEarlyPress.ts";
import { useLogo } from "./useLogo.ts";
import { useSpaceChoice } from "./useSpaceChoice.ts";

export interface SailPlannerProps {
  plan: Plan;
  /** Names the plan and what brings it closer, and says how it was measured. */
  words: { label: string; scale: string; zoom: ZoomControlsProps["words"] };
  drawings: SailPlanProps["drawings"];
  /** How the free spaces are counted. */
  readings: ReactNode;
  /** Stands for the card of the chosen spaces until there is one. */
  emptyCard: ReactNode;
  logoWords: LogoFieldProps["words"] & { reading: string; failed: string; removed: string };
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
  const drawing = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  useChoiceInAddress(place, plan.spaces, {
    benefits: offer.benefits.map(({ id }) => id),
    options: offer.options.map(({ id }) => id),
  });
  const chosen = useChoicePart((choice) => choice.chosen);
  const logo = useChoicePart((choice) => choice.logo);
  const said = useChoicePart((choice) => announcement(plan, choice));
  const { choice: tools, failed, waits, retry } = useSpaceChoice(place);
  useEarlyPress(drawing, tools !== undefined);
  const { tool, ...trial } = useLogo(place, plan);
  const refusedLogo = trial.failed ? logoWords.failed : trial.refused;
  const newsOfLogo = () => {
    if (trial.reading) return logoWords.reading;
    if (tool && logo) return tool.logoNews(logo, chosen);
    return trial.removals > 0 ? logoWords.removed : undefined;
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space="wide">
        <div ref={drawing}>
          <ZoomPane ref={pane} controls={tools && <tools.ZoomControls pane={pane} words={words.zoom} />}>
            <SailPlan
              label={words.label}
              drawings={drawings}
              spaces={
                tools && {
                  first: <tools.SpaceLayer boat="first" plan={plan} />,
                  second: <tools.SpaceLayer boat="second" plan={plan} />,
                }
              }
            />
          </ZoomPane>
        </div>
        {tools && <tools.ChoiceRecall plan={plan} place={place} refusedLogo={refusedLogo} />}
        <Grid columns="plan">
          {readings}
          {tools && chosen.length > 0 ? <tools.ChosenCard plan={plan} place={place} /> : emptyCard}
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
          error={refusedLogo}
          said={newsOfLogo()}
          onChange={trial.read}
        />
        {tools && chosen.length > 0 && <tools.ProposalDoor plan={plan} offer={offer} />}
        {tool && logo && <tool.LogoTrial plan={plan} logo={logo} chosen={chosen} remove={trial.remove} />}
      </Stack>
    </div>
  );
}
