import { equipe } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { headlines } from "./headlines.css.ts";

export function TeamHeader() {
  return (
    <PageHeader
      title={equipe.title}
      fit={headlines.title}
      lead={equipe.lead}
      drawing="scenes/equipage"
      surface="lagon"
    />
  );
}
