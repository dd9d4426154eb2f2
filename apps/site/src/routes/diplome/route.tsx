import { diplomas } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { DiplomaMaking } from "./DiplomaMaking.tsx";
import { headlines } from "./headlines.css.ts";

const { actions, lead, title } = diplomas;

export default function DiplomaRoute() {
  return (
    <Page>
      <PageHeader
        title={title}
        fit={headlines.title}
        lead={lead}
        drawing="scenes/rencontres"
        layout="plate"
        surface="lagoon"
      >
        <PageAction {...actions.make} />
        <PageAction {...actions.blank} variant="secondary" />
      </PageHeader>
      <DiplomaMaking />
    </Page>
  );
}
