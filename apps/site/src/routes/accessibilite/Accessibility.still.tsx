import { accessibilite } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export function Accessibility() {
  return <TextPage words={accessibilite} surface="soleil2" />;
}
