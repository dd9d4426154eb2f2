import { pressKitCopy } from "@sillages/content";
import { Card, CopyButton, Grid, Section, Stack } from "@sillages/ui";
import type { ComponentType } from "react";
import {
  InFiftyWords,
  InHundredWords,
  InTwoHundredWords,
  PressFacts,
  PressKitHeader,
} from "./PressKit.still.tsx";

/** The text that stands in the page is the one that is copied. */
const textOf = (id: string) => document.querySelector(`#${id} p`)?.textContent ?? "";

function Copied({ id, Text }: { id: string; Text: ComponentType }) {
  return (
    <Card id={id} surface="papier" footer={<CopyButton {...pressKitCopy} text={() => textOf(id)} />}>
      <Text />
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
            <Copied id="presentation-50" Text={InFiftyWords} />
            <Copied id="presentation-100" Text={InHundredWords} />
          </Stack>
          <Copied id="presentation-200" Text={InTwoHundredWords} />
        </Grid>
        <PressFacts />
      </Stack>
    </Section>
  );
}
