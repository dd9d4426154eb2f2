import { presentation } from "@sillages/content";
import { DefinitionTable, Diptych, Headline } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const { id, items } = presentation.boats;

const panel = ({ drawing, facts, id: boat, name }: (typeof items)[number]) => ({
  picture: pictureOf(drawing),
  labelledBy: boat,
  children: (
    <>
      <Headline level={2} size="section" id={boat}>
        {name}
      </Headline>
      <DefinitionTable items={facts.map(({ label, value }) => ({ term: label, definition: value }))} />
    </>
  ),
});

export function Boats() {
  const [red, blue] = items;
  return (
    <Diptych
      id={id}
      panels={[
        { ...panel(red), surface: "vermillon" },
        { ...panel(blue), surface: "iroise" },
      ]}
    />
  );
}
