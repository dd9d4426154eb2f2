import { Page } from "../../shell/Page.tsx";
import { Rules } from "./Rules.still.tsx";

export default function ContestRulesRoute() {
  return (
    <Page>
      <Rules />
    </Page>
  );
}
