import { ecoconception } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { Page } from "../../shell/Page.tsx";
import { PageWeights } from "./PageWeights.tsx";

export default function EcodesignRoute() {
  return (
    <Page>
      <TextPage words={ecoconception} surface="lagoon" followedBy={[ecoconception.weights]} />
      <PageWeights />
    </Page>
  );
}
