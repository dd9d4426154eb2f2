import { classMode } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { ClassChoices } from "./ClassChoices.tsx";
import { ClassKeys, ClassSteps } from "./ClassSteps.tsx";
import { headlines } from "./headlines.css.ts";

const { actions, lead, title } = classMode;

export default function ClassModeRoute() {
  return (
    <Page>
      <PageHeader
        title={title}
        fit={headlines.title}
        lead={lead}
        drawing="scenes/pavillons"
        layout="porthole"
        surface="sun"
      >
        <ActionLink href={actions.start.path}>{actions.start.label}</ActionLink>
        <ActionLink href={actions.cards.path} variant="secondary">
          {actions.cards.label}
        </ActionLink>
      </PageHeader>
      <ClassChoices />
      <ClassSteps />
      <ClassKeys />
    </Page>
  );
}
