"use client";

import { BesideChart, VoyageSlider } from "@sillages/illustrations";
import { Stack, Text } from "@sillages/ui";
import { type ReactNode, useState } from "react";
import { TrackStep } from "./TrackLayer.tsx";

interface TrackPlayerProps {
  /** A chart under a `TrackLayer`. */
  chart: ReactNode;
  /** Each step in words: when, which boat, where. */
  steps: readonly string[];
  ends: readonly [start: string, end: string];
  words: { label: string; previous: string; next: string };
  /** What is read beside the chart. */
  children: ReactNode;
}

/** Plays a voyage again on its chart, known position after known position. */
export function TrackPlayer({ chart, children, ends, steps, words }: TrackPlayerProps) {
  const last = steps.length - 1;
  const [step, setStep] = useState(last);
  const where = steps[step] ?? "";
  return (
    <TrackStep value={step}>
      <BesideChart chart={chart}>
        <Stack>
          {last > 0 && (
            <VoyageSlider
              layout="panel"
              label={words.label}
              previousLabel={words.previous}
              nextLabel={words.next}
              ends={ends}
              steps={last}
              value={step}
              valueText={where}
              onChange={setStep}
            >
              <Text size="small">{where}</Text>
            </VoyageSlider>
          )}
          {children}
        </Stack>
      </BesideChart>
    </TrackStep>
  );
}
