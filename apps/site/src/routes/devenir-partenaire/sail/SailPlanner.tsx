"use client";

import { spaceChoice } from "@sillages/content";
import { SailPlan, type SailPlanProps } from "@sillages/illustrations";
import { Button, Grid, ScriptOnly, Stack, Status, Text } from "@sillages/ui";
import { type ReactNode, useRef } from "react";
import { announcement } from "./announcement.ts";
import { LogoField, type LogoFieldProps } from "./LogoField.tsx";
import type { Plan } from "./plan.ts";
import { SpaceList } from "./SpaceList.tsx";
import { useChosenSpaces } from "./useChosenSpaces.ts";
import { useEarlyPress } from "./useEarlyPress.ts";
import { useLogo } from "./useLogo.ts";
import { useSpaceChoice } from "./useSpaceChoice.ts";

export interface SailPlannerProps {
  plan: Plan;
  /** Names the plan, and says how it was measured. */
  words: { label: string; scale: string };
  drawings: SailPlanProps["drawings"];
  /** How the free spaces are counted. */
  readings: ReactNode;
  /** Stands for the card of the chosen spaces until there is one. */
  emptyCard: ReactNode;
  logoWords: LogoFieldProps["words"] & { reading: string; failed: string };
}

/** The sail plan: spaces are chosen on it or in a list, asked for by mail, and a logo is tried on them. */
export function SailPlanner({ plan, words, drawings, readings, emptyCard, logoWords }: SailPlannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const { news, choose, refuse } = useChosenSpaces(place, plan.spaces);
  const { choice, failed, retry } = useSpaceChoice(place);
  useEarlyPress(drawing, choice !== undefined);
  const { logo, tool, ...trial } = useLogo(place, plan);
  const { chosen } = news;
  const layer = { plan, chosen, choose, refuse, logo };
  return (
    <div ref={place}>
      <Stack space="wide">
        <div ref={drawing}>
          <SailPlan
            label={words.label}
            drawings={drawings}
            spaces={
              choice && {
                first: <choice.SpaceLayer boat="first" {...layer} />,
                second: <choice.SpaceLayer boat="second" {...layer} />,
              }
            }
          />
        </div>
        <Grid columns="plan">
          {readings}
          {choice && chosen.length > 0 ? (
            <choice.ChosenCard plan={plan} chosen={chosen} choose={choose} />
          ) : (
            emptyCard
          )}
          <Stack>
            <ScriptOnly>
              <SpaceList
                spaces={plan.spaces}
                chosen={chosen}
                choose={choose}
                refuse={refuse}
                said={announcement(plan, news)}
              />
            </ScriptOnly>
            {failed && (
              <>
                <Status tone="error">{spaceChoice.failed}</Status>
                <Button onClick={retry}>{spaceChoice.retry}</Button>
              </>
            )}
            <Text size="small">{words.scale}</Text>
          </Stack>
        </Grid>
        <LogoField
          words={logoWords}
          error={trial.failed ? logoWords.failed : trial.refused}
          said={trial.reading ? logoWords.reading : tool && logo && tool.logoNews(logo, chosen)}
          onChange={trial.read}
        />
        {tool && logo && <tool.LogoTrial plan={plan} logo={logo} chosen={chosen} remove={trial.remove} />}
      </Stack>
    </div>
  );
}
