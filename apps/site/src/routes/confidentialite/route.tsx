import { confidentialite } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { Page } from "../../shell/frame/Page.tsx";

export default function PrivacyRoute() {
  return (
    <Page>
      <TextPage words={confidentialite} surface="lagoon" />
    </Page>
  );
}
