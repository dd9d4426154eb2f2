import { ecoconception, pageWeights } from "@sillages/content";
import { TextPage } from "../../sections/TextPage.tsx";

export function Ecodesign() {
  return <TextPage words={ecoconception} surface="lagon" followedBy={[pageWeights]} />;
}
