import { enseignants } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
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
        <PageAction {...actions.sessions} />
        <PageAction {...actions.maker} variant="secondary" />
        <PageAction {...actions.lexicon} variant="secondary" />
      </PageHeader>
      <Sessions />
      <ClassPlay />
      <SheetMaking />
      <WholeBanks />
    </Page>
  );
}
