import { Page } from "../../shell/Page.tsx";
import { Header } from "./Header.still.tsx";
import { KeptPages } from "./KeptPages.tsx";

/** What the service worker shows for a page that it does not keep, when there is no network. */
export default function OfflineRoute() {
  return (
    <Page>
      <Header />
      <KeptPages />
    </Page>
  );
}
