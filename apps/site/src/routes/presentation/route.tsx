import { Page } from "../../shell/Page.tsx";
import { Ambassadors } from "./Ambassadors.tsx";
import { Closing } from "./Closing.still.tsx";
import { Opening } from "./Opening.still.tsx";

export default function PresentationRoute() {
  return (
    <Page>
      <Opening />
      <Ambassadors />
      <Closing />
    </Page>
  );
}
