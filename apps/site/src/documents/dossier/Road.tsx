import { capitalised, dossier, monthRange, stages, statuses, toldOf } from "@sillages/content";
import { DescriptionList, Text } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, lead, sources } = dossier.road;

/** « Tours d’Europe, 33 escales »: a place that the title names already is not said twice. */
function whatAndWhere({ location, title }: (typeof stages)[number]) {
  const places = location.split(", ").filter((place) => !title.includes(place));
  return [title, ...places].join(", ");
}

export function Road({ now, date }: { now: Date; date: string }) {
  const status = statuses(stages, now);
  return (
    <Part id={id} heading={heading} band={pictureOf("scenes/planisphere")}>
      <Text size="lead">{lead}</Text>
      <DescriptionList
        items={stages.map((stage, at) => ({
          term: capitalised(monthRange(stage)),
          definition: (
            <>
              <Text tone="strong">
                {whatAndWhere(stage)} <StatusBadge status={status[at] ?? "later"} />
              </Text>
              <Text>{toldOf(stage, now)}</Text>
            </>
          ),
        }))}
      />
      <Text size="small">{sources(date)}</Text>
    </Part>
  );
}
