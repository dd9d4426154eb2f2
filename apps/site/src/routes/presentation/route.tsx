import { Page } from "../../shell/Page.tsx";
import { Ambassadors } from "./Ambassadors.tsx";
import { Closing } from "./Closing.still.tsx";
import { Header } from "./Header.still.tsx";
import { Opening } from "./Opening.still.tsx";

export default function PresentationRoute() {
  return (
    <Page>
      <Header />
      <Opening />
      <Ambassadors />
      <Closing />
    </Page>
  );
}
