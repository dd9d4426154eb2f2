import { presse } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { headlines } from "./headlines.css.ts";
import { Tonight } from "./Tonight.tsx";

export function PressHeader() {
  const { actions, lead, title } = presse;
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={lead}
      drawing="scenes/presse"
      layout="masthead"
      surface="paper"
      foot={<Tonight />}
    >
      <PageAction {...actions.contact} />
      <PageAction {...actions.kit} variant="secondary" />
    </PageHeader>
  );
}
