import { presentation } from "@sillages/content";
import { DescriptionList, Heading, MediaPair, type MediaPairPanel } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const { id, items } = presentation.boats;

const panel = ({ drawing, facts, id: boat, name, tone }: (typeof items)[number]): MediaPairPanel => ({
  picture: pictureOf(drawing),
  surface: tone,
  labelledBy: boat,
  children: (
    <>
      <Heading level={2} size="section" id={boat}>
        {name}
      </Heading>
      <DescriptionList items={facts} />
    </>
  ),
});

export function Boats() {
  return <MediaPair id={id} panels={items.map(panel)} />;
}
