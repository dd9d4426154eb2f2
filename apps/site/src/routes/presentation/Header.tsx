import { presentation } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Phased } from "../../sections/Phased.tsx";
import { headlines } from "./headlines.css.ts";

export function Header() {
  const { lead, leadBefore, title } = presentation;
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={<Phased as="span" states={{ before: leadBefore, tour: lead, crossing: lead, after: lead }} />}
      drawing="scenes/chantier"
      layout="plate"
      surface="lagoon"
    />
  );
}
