import { presse } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
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
      <ActionLink href={actions.contact.path}>{actions.contact.label}</ActionLink>
      <ActionLink href={actions.kit.path} variant="secondary">
        {actions.kit.label}
      </ActionLink>
    </PageHeader>
  );
}
