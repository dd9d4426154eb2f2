import { jeuxConcours } from "@sillages/content";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { headlines } from "./headlines.css.ts";
import { openingDrawing } from "./openingDrawing.ts";
import { PageAction } from "../../shell/links/PageAction.tsx";

const { actions, contests, lead, title } = jeuxConcours;

/** The contests, as they stand. */
const Contests = ({ state }: ContestStateProps) => contests[state];

/** The head of the page: the quiz is always open, the contests follow the day. */
export function Opening() {
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={
        <>
          {lead} <ByContestState as="span" part={Contests} />
        </>
      }
      drawing={openingDrawing}
      // A challenge's link hides it (boot/quizArrival.ts).
      load="shown"
      layout="porthole"
      surface="vermilion"
    >
      <PageAction {...actions.quiz} />
      <PageAction {...actions.prizes} variant="secondary" />
      <PageAction {...actions.classroom} variant="secondary" />
    </PageHeader>
  );
}
