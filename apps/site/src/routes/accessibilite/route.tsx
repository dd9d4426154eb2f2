import { Page } from "../../shell/Page.tsx";
import { Accessibility } from "./Accessibility.still.tsx";

export default function AccessibilityRoute() {
  return (
    <Page>
      <Accessibility />
    </Page>
  );
}
