import { jeuxConcours } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { headlines } from "./headlines.css.ts";
import { openingDrawing } from "./openingDrawing.ts";

const { actions, lead, title } = jeuxConcours;

/** The head of the page. */
export function Opening() {
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={lead}
      drawing={openingDrawing}
      // A challenge's link hides it (boot/quizArrival.ts).
      load="shown"
      surface="vermilion"
    >
      <ActionLink href={actions.quiz.path}>{actions.quiz.label}</ActionLink>
      <ActionLink href={actions.prizes.path} variant="secondary">
        {actions.prizes.label}
      </ActionLink>
    </PageHeader>
  );
}
