import { Page } from "../../shell/Page.tsx";
import { SiteMap } from "./SiteMap.still.tsx";

export default function SiteMapRoute() {
  return (
    <Page>
      <SiteMap />
    </Page>
  );
}
