import { Page } from "../../shell/Page.tsx";
import { SiteMap } from "./SiteMap.tsx";

export default function SiteMapRoute() {
  return (
    <Page>
      <SiteMap />
    </Page>
  );
}
