import { accessibilite } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export default function AccessibilityRoute() {
  return <TextPage words={accessibilite} />;
}
