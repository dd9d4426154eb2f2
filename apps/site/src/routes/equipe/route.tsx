import { Page } from "../../shell/Page.tsx";
import { MemberGrid } from "./MemberGrid.still.tsx";
import { TeamBrowser } from "./TeamBrowser.tsx";
import { TeamFigures } from "./TeamFigures.still.tsx";
import { TeamHeader } from "./TeamHeader.still.tsx";

export default function TeamRoute() {
  return (
    <Page>
      <TeamHeader />
      <TeamFigures />
      <TeamBrowser>
        <MemberGrid />
      </TeamBrowser>
    </Page>
  );
}
