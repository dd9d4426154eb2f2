import { Page } from "../../shell/Page.tsx";
import { Collaboration } from "./Collaboration.tsx";
import { Expeditions } from "./Expeditions.tsx";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { Mission } from "./Mission.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";
import { Showcase } from "./Showcase.tsx";
import { Stats } from "./Stats.tsx";

export default function HomeRoute() {
  return (
    <Page afterFooter={<Collaboration />}>
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
