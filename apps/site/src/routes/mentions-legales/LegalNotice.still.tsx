import { mentionsLegales } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export function LegalNotice() {
  return <TextPage words={mentionsLegales} surface="aube2" />;
}
