import { capitalised, dossier, monthRange, stages, toldOf } from "@sillages/content";
import { DescriptionList, Picture, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, lead, sources } = dossier.road;

/** « Tours d’Europe, 33 escales »: a place that the title names already is not said twice. */
function whatAndWhere({ location, title }: (typeof stages)[number]) {
  const places = location.split(", ").filter((place) => !title.includes(place));
  return [title, ...places].join(", ");
}

export function Road({ now }: { now: Date }) {
  return (
    <Part id={id} heading={heading}>
      <Text size="lead">{lead}</Text>
      <Picture picture={pictureOf("scenes/planisphere")} load="now" />
      <DescriptionList
        items={stages.map((stage) => ({
          term: capitalised(monthRange(stage)),
          definition: (
            <>
              <Text tone="strong">{whatAndWhere(stage)}</Text>
              <Text>{toldOf(stage, now)}</Text>
            </>
          ),
        }))}
      />
      <Text size="small">{sources}</Text>
    </Part>
  );
}
