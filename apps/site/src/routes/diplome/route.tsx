import { diplomas } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
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
        <ActionLink href={actions.make.path}>{actions.make.label}</ActionLink>
        <ActionLink href={actions.blank.path} variant="secondary">
          {actions.blank.label}
        </ActionLink>
      </PageHeader>
      <DiplomaMaking />
    </Page>
  );
}
