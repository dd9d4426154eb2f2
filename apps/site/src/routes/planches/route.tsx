import { PageHeader } from "../../sections/PageHeader.tsx";
import { planches } from "@sillages/content";
import { Page } from "../../shell/frame/Page.tsx";
import { Plates } from "./Plates.tsx";

export default function PlatesRoute() {
  return (
    <Page>
      <PageHeader title={planches.title} lead={planches.lead} surface="cream" />
      <Plates />
    </Page>
  );
}
