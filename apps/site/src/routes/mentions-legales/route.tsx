import { mentionsLegales } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export default function LegalNoticeRoute() {
  return <TextPage words={mentionsLegales} />;
}
