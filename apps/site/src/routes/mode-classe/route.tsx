import { classMode } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { ClassChoices } from "./ClassChoices.tsx";
import { ClassKeys } from "./ClassKeys.tsx";
import { ClassSteps } from "./ClassSteps.tsx";
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
        <PageAction {...actions.start} />
        <PageAction {...actions.cards} variant="secondary" />
      </PageHeader>
      <ClassChoices />
      <ClassSteps />
      <ClassKeys />
    </Page>
  );
}
