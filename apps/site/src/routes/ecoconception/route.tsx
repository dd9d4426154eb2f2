import { ecoconception } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { PageWeights } from "./PageWeights.still.tsx";

export default function EcodesignRoute() {
  return (
    <TextPage words={ecoconception}>
      <PageWeights />
    </TextPage>
  );
}
