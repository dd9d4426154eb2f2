import { Living } from "../../shell/living/Living.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { CallTables } from "./CallTables.tsx";
import { FollowedCharts } from "./FollowedCharts.tsx";
import { CallsHeader } from "./CallsHeader.tsx";
import { Voyage } from "./Voyage.tsx";

export default function CallsRoute() {
  return (
    <Page>
      <CallsHeader />
      <Voyage id="europe" surface="lagoon" />
      <Voyage id="amerique-latine" surface="dawnPale" />
      <CallTables />
      <Living>
        <FollowedCharts />
      </Living>
    </Page>
  );
}
