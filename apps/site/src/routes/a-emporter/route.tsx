import { Page } from "../../shell/frame/Page.tsx";
import { TakenFiles } from "./TakenFiles.tsx";

export default function TakeAwayRoute() {
  return (
    <Page>
      <TakenFiles />
    </Page>
  );
}
