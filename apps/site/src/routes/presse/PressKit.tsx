import { pressKitCopy } from "@sillages/content";
import { Card, CopyButton, Grid, Section, Stack } from "@sillages/ui";
import type { ReactNode } from "react";
import {
  FiftyLabel,
  FiftyWords,
  HundredLabel,
  HundredWords,
  PressFacts,
  PressKitHeader,
  TwoHundredLabel,
  TwoHundredWords,
} from "./PressKit.still.tsx";

/** The text that stands in the page is the one that is copied. */
const textOf = (id: string) => document.querySelector(`#${id} p`)?.textContent ?? "";

function Copied({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Card id={id} surface="papier" footer={<CopyButton {...pressKitCopy} text={() => textOf(id)} />}>
      {children}
    </Card>
  );
}

export function PressKit() {
  return (
    <Section id="dossier-de-presse" labelledBy="dossier-de-presse-titre" surface="soleil2">
      <PressKitHeader />
      <Stack space="loose">
        <Grid columns="halves">
          <Stack>
            <Copied id="presentation-50">
              <FiftyLabel />
              <FiftyWords />
            </Copied>
            <Copied id="presentation-100">
              <HundredLabel />
              <HundredWords />
            </Copied>
          </Stack>
          <Copied id="presentation-200">
            <TwoHundredLabel />
            <TwoHundredWords />
          </Copied>
        </Grid>
        <PressFacts />
      </Stack>
    </Section>
  );
}
