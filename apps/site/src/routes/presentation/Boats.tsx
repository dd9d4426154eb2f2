import { presentation } from "@sillages/content";
import { DefinitionTable, Diptych, type DiptychPanel, Headline } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { surfaceOf } from "../../shell/surfaceOf.ts";

const { id, items } = presentation.boats;

const panel = ({ drawing, facts, id: boat, name, tone }: (typeof items)[number]): DiptychPanel => ({
  picture: pictureOf(drawing),
  surface: surfaceOf[tone],
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
  const [left, right] = items;
  return <Diptych id={id} panels={[panel(left), panel(right)]} />;
}
