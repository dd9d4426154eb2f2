import { Page } from "../../shell/frame/Page.tsx";
import { SiteMap } from "./SiteMap.tsx";

export default function SiteMapRoute() {
  return (
    <Page>
      <SiteMap />
    </Page>
  );
}
