import { ecoconception } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import type { PageWeight } from "../../pageWeights.ts";
import { PageWeights } from "./PageWeights.tsx";

export default function EcodesignRoute({ weights }: { weights: readonly PageWeight[] }) {
  return (
    <Page>
      <TextPage words={ecoconception} surface="lagoon" followedBy={[ecoconception.weights]} />
      <PageWeights pages={weights} />
    </Page>
  );
}
