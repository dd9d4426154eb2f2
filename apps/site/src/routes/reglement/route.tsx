import { reglement } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { Page } from "../../shell/Page.tsx";

export default function ContestRulesRoute() {
  return (
    <Page>
      <TextPage words={reglement} surface="sunPale" />
    </Page>
  );
}
