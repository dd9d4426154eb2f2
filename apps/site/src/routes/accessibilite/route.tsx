import { accessibilite } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { Page } from "../../shell/frame/Page.tsx";

export default function AccessibilityRoute() {
  return (
    <Page>
      <TextPage words={accessibilite} surface="sunPale" />
    </Page>
  );
}
