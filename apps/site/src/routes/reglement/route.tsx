import { reglement } from "@sillages/content";
import { Text } from "@sillages/ui";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";
import { TextPage } from "../../sections/TextPage.tsx";
import { PdfLink } from "../../documents/pdf/PdfLink.tsx";
import { Page } from "../../shell/frame/Page.tsx";

/** Whether these rules are to come, apply, or have applied. */
const Standing = ({ state }: ContestStateProps) => <Text tone="strong">{reglement.standing[state]}</Text>;

export default function ContestRulesRoute() {
  return (
    <Page>
      <TextPage
        words={reglement}
        surface="sunPale"
        notice={
          <>
            <ByContestState part={Standing} />
            <PdfLink path="/documents/reglement.html" />
          </>
        }
      />
    </Page>
  );
}
