import { Backdrop } from "@sillages/ui";
import { Page } from "../../shell/Page.tsx";
import { Collaboration } from "./Collaboration.tsx";
import { Expeditions } from "./Expeditions.tsx";
import { Features, Stats } from "./Features.still.tsx";
import { Background, Hero } from "./Hero.still.tsx";
import { Mission } from "./Mission.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";
import { Showcase } from "./Showcase.tsx";

export default function HomeRoute() {
  return (
    <Page afterFooter={<Collaboration />}>
      <Backdrop drawing={<Background />}>
        <Hero />
        <PartnerStrip />
        <Showcase />
        <Features />
        <Stats />
        <Mission />
        <Expeditions />
      </Backdrop>
    </Page>
  );
}
