import { Page } from "../../shell/frame/Page.tsx";
import { Follow } from "./Follow.tsx";
import { LogHeader } from "./LogHeader.tsx";
import { LogIndex } from "./LogIndex.tsx";
import { Positions } from "./Positions.tsx";
import { PositionTable } from "./PositionTable.tsx";
import { Tracks } from "./Tracks.tsx";

export default function LogRoute() {
  return (
    <Page>
      <LogHeader />
      <Positions />
      <Tracks />
      <LogIndex />
      <PositionTable />
      <Follow />
    </Page>
  );
}
