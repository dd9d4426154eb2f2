import { reglement } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export function Rules() {
  return <TextPage words={reglement} surface="soleil2" />;
}
