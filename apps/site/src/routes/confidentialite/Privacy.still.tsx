import { confidentialite } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export function Privacy() {
  return <TextPage words={confidentialite} surface="lagon" />;
}
