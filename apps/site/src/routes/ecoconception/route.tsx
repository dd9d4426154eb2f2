import { Page } from "../../shell/Page.tsx";
import { Ecodesign } from "./Ecodesign.still.tsx";
import { PageWeights } from "./PageWeights.still.tsx";

export default function EcodesignRoute() {
  return (
    <Page>
      <Ecodesign />
      <PageWeights />
    </Page>
  );
}
