import { presentation, team } from "@sillages/content";
import { PortraitStrip } from "@sillages/illustrations";
import { Heading, Section, Stack } from "@sillages/ui";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

export function Faces() {
  const { expeditions, heading, people, team: teamLink } = presentation.next;
  return (
    <Section labelledBy="suite" surface="dawn" space="band" stack="regular">
      <Stack direction="ends">
        <Heading level={2} id="suite">
          {heading}
        </Heading>
        <Stack direction="row" space="near">
          <PageAction {...teamLink} />
          <PageAction {...expeditions} variant="secondary" plain />
        </Stack>
      </Stack>
      <PortraitStrip
        label={people}
        people={team.map(({ anchor, name, portrait }) => ({
          name,
          href: `${teamLink.path}#${anchor}`,
          picture: pictureOf(portrait),
        }))}
      />
    </Section>
  );
}
