import { confidentialite } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export default function PrivacyRoute() {
  return <TextPage words={confidentialite} />;
}
