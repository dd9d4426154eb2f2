import { capitalised, dossier, monthRange, stages } from "@sillages/content";
import { DefinitionTable, Picture, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, lead, sources } = dossier.road;

export function Road() {
  return (
    <Part id={id} heading={heading}>
      <Text size="lead">{lead}</Text>
      <Picture picture={pictureOf("scenes/planisphere")} load="now" />
      <DefinitionTable
        items={stages.map((stage) => ({
          term: capitalised(monthRange(stage)),
          definition: (
            <>
              <Text tone="strong">{`${stage.title}, ${stage.location}`}</Text>
              <Text>{stage.description}</Text>
            </>
          ),
        }))}
      />
      <Text size="small">{sources}</Text>
    </Part>
  );
}
