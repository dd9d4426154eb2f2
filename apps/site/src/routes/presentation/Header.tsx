import { phaseByMonth, presentation } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { ByMonth } from "../../sections/ByMonth.tsx";
import { headlines } from "./headlines.css.ts";

export function Header() {
  const { lead, leadBefore, title } = presentation;
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={
        <ByMonth
          as="span"
          states={phaseByMonth({ before: leadBefore, tour: lead, crossing: lead, after: lead })}
        />
      }
      drawing="scenes/chantier"
      layout="plate"
      surface="lagoon"
    />
  );
}
