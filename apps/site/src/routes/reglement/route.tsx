import { reglement } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export default function ContestRulesRoute() {
  return <TextPage words={reglement} />;
}
