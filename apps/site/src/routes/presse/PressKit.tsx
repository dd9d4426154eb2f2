import { presse, pressLogos, pressTake } from "@sillages/content";
import { Grid, Section, SectionHeader, Stack } from "@sillages/ui";
import type { ReactNode } from "react";
import { QuoteList } from "../../sections/QuoteList.tsx";
import { editionDate } from "../../shell/time/edition.ts";
import { Living } from "../../shell/living/Living.tsx";
import { headlines } from "./headlines.css.ts";
import { KitFiles } from "./KitFiles.tsx";
import { KitTabs } from "./KitTabs.tsx";
import { Logos } from "./Logos.tsx";
import { PhotoLibrary } from "./PhotoLibrary.tsx";
import { Presentations } from "./Presentations.tsx";
import { PressFacts } from "./PressFacts.tsx";

const { heading, id, lead, tabs } = presse.kit;

/** A drawer and its anchor. */
const drawer = (anchor: string, label: string, content: ReactNode) => ({
  id: anchor,
  label,
  panel: <Stack id={anchor}>{content}</Stack>,
});

/** All that a newsroom takes: texts true today, facts and people, quotes, pictures, logos. */
export function PressKit() {
  return (
    <Section id={id} labelledBy="dossier-de-presse-titre" surface="sunPale" space="band" stack="near">
      <Grid columns="halves" space="wide">
        <SectionHeader
          id="dossier-de-presse-titre"
          title={heading}
          fit={headlines.kit}
          lead={lead}
          place="below"
        />
        <KitFiles />
      </Grid>
      <Living wakes="address" dated="month">
        <KitTabs
          label={heading}
          tabs={[
            drawer(tabs.texts.id, tabs.texts.label, <Presentations />),
            drawer(tabs.facts.id, tabs.facts.label, <PressFacts />),
            drawer(pressTake.quotes.id, tabs.quotes, <QuoteList now={editionDate()} columns="thirds" />),
            drawer(presse.library.id, tabs.photos, <PhotoLibrary />),
            drawer(pressLogos.id, tabs.logos, <Logos />),
          ]}
        />
      </Living>
    </Section>
  );
}
