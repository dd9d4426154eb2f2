import { enseignants } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { ClassPlay } from "./ClassPlay.tsx";
import { headlines } from "./headlines.css.ts";
import { Sessions } from "./Sessions.tsx";
import { SheetMaking } from "./SheetMaking.tsx";
import { WholeBanks } from "./WholeBanks.tsx";

const { actions, lead, title } = enseignants;

export default function TeachersRoute() {
  return (
    <Page>
      <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/feu" surface="night">
        <ActionLink href={actions.sessions.path}>{actions.sessions.label}</ActionLink>
        <ActionLink href={actions.maker.path} variant="secondary">
          {actions.maker.label}
        </ActionLink>
        <ActionLink href={actions.lexicon.path} variant="secondary">
          {actions.lexicon.label}
        </ActionLink>
      </PageHeader>
      <Sessions />
      <ClassPlay />
      <SheetMaking />
      <WholeBanks />
    </Page>
  );
}
