import { equipe } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { MemberGrid } from "./MemberGrid.tsx";
import { TeamFigures } from "./TeamFigures.tsx";
import { headlines } from "./headlines.css.ts";

export default function TeamRoute() {
  return (
    <Page>
      <PageHeader
        title={equipe.title}
        fit={headlines.title}
        lead={equipe.lead}
        drawing="scenes/rade"
        tall="scenes/rade-haute"
        layout="panorama"
        surface="dawn"
      />
      <TeamFigures />
      <MemberGrid />
    </Page>
  );
}
