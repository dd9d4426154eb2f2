import { mentionsLegales } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { Page } from "../../shell/frame/Page.tsx";

export default function LegalNoticeRoute() {
  return (
    <Page>
      <TextPage words={mentionsLegales} surface="dawnPale" />
    </Page>
  );
}
