import { presentation } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { headlines } from "./headlines.css.ts";

export function Header() {
  const { lead, title } = presentation;
  return (
    <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/chantier" surface="paper" />
  );
}
