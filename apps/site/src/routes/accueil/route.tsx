import { Backdrop } from "@sillages/ui";
import type { ReactNode } from "react";
import { Page } from "../../shell/Page.tsx";
import { Collaboration } from "./Collaboration.tsx";
import { Expeditions } from "./Expeditions.tsx";
import { Features, Stats } from "./Features.still.tsx";
import { Background, Hero } from "./Hero.still.tsx";
import { Mission } from "./Mission.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";
import { Showcase } from "./Showcase.tsx";

const onTheSea = (sections: ReactNode) => <Backdrop drawing={<Background />}>{sections}</Backdrop>;

export default function HomeRoute() {
  return (
    <Page backdrop={onTheSea} afterFooter={<Collaboration />}>
      <Hero />
      <PartnerStrip />
      <Showcase />
      <Features />
      <Stats />
      <Mission />
      <Expeditions />
    </Page>
  );
}
