import { Backdrop, BackdropDrawing } from "@sillages/illustrations";
import { Grid } from "@sillages/ui";
import type { ReactNode } from "react";
import { Page } from "../../shell/frame/Page.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Collaboration } from "./Collaboration.tsx";
import { AudienceLinks } from "./AudienceLinks.tsx";
import { Expeditions } from "./Expeditions.tsx";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { Mission } from "./Mission.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";
import { Showcase } from "./Showcase.tsx";
import { Stats } from "./Stats.tsx";

const onTheSea = (sections: ReactNode) => (
  <Backdrop drawing={<BackdropDrawing picture={pictureOf("scenes/fond")} />}>{sections}</Backdrop>
);

export default function HomeRoute() {
  return (
    <Page backdrop={onTheSea} afterFooter={<Collaboration />}>
      <Hero />
      <AudienceLinks />
      <PartnerStrip />
      <Showcase />
      <Grid columns="ending" space="none">
        <Features />
        <Stats />
      </Grid>
      <Mission />
      <Expeditions />
    </Page>
  );
}
