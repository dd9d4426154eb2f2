import { horsLigne } from "@sillages/content";
import { Section } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { KeptPages } from "./KeptPages.tsx";
import { headlines } from "./headlines.css.ts";

const { lead, title } = horsLigne;

/** What the service worker shows for a page that it does not keep, when there is no network. */
export default function OfflineRoute() {
  return (
    <Page>
      <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/nuit" surface="night" />
      <Section>
        <KeptPages />
      </Section>
    </Page>
  );
}
