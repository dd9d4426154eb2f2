import { presse } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { Articles } from "./Articles.tsx";
import { MediaPartners } from "./MediaPartners.tsx";
import { PressContact } from "./PressContact.tsx";
import { PressFigures } from "./PressFigures.tsx";
import { PressTimeline } from "./PressTimeline.tsx";
import { headlines } from "./headlines.css.ts";

export default function PressRoute() {
  const { actions, lead, title } = presse;
  return (
    <Page>
      <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/escale" surface="aube">
        <ActionLink href={actions.contact.path}>{actions.contact.label}</ActionLink>
      </PageHeader>
      <PressFigures />
      <Articles />
      <MediaPartners />
      <PressTimeline />
      <PressContact />
    </Page>
  );
}
