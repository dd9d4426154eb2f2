import { presentation } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { Allies } from "./Allies.tsx";
import { Ambassadors } from "./Ambassadors.tsx";
import { Boats } from "./Boats.tsx";
import { Goals } from "./Goals.tsx";
import { Method } from "./Method.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OfficialPartners } from "./OfficialPartners.tsx";
import { Story } from "./Story.still.tsx";
import { headlines } from "./headlines.css.ts";

export default function PresentationRoute() {
  const { title, lead } = presentation;
  return (
    <Page>
      <PageHeader
        title={title}
        fit={headlines.title}
        lead={lead}
        drawing="scenes/chantier"
        surface="papier2"
      />
      <Story />
      <Boats />
      <Method />
      <Ambassadors />
      <Allies />
      <OfficialPartners />
      <Goals />
      <NextSteps />
    </Page>
  );
}
