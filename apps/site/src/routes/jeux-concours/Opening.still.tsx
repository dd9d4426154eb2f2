import { jeuxConcours } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { headlines } from "./headlines.css.ts";

export function Opening() {
  const { actions, lead, title } = jeuxConcours;
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={lead}
      drawing="scenes/tropiques"
      // A challenge's link hides it (build/quizArrival.ts).
      load="shown"
      surface="vermillon"
    >
      <ActionLink href={actions.quiz.path}>{actions.quiz.label}</ActionLink>
      <ActionLink href={actions.prizes.path} tone="outline">
        {actions.prizes.label}
      </ActionLink>
    </PageHeader>
  );
}
