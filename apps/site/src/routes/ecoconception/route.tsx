import { ecoconception } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export default function EcodesignRoute() {
  return <TextPage words={ecoconception} />;
}
