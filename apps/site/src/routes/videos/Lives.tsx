import { lives, videosPage } from "@sillages/content";
import { Grid, Heading, Section, Text } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { LiveCard } from "./LiveCard.tsx";
import { LiveList } from "./LiveList.tsx";

const { heading, id, note } = videosPage.lives;

export function Lives() {
  return (
    <Section id={id} labelledBy="directs-titre" surface="night" stack="regular">
      <Heading level={2} id="directs-titre">
        {heading}
      </Heading>
      <Living wakes="address" dated="month">
        <Grid as="ul" columns="lead">
          <LiveList
            lives={lives.map((live) => ({
              id: live.id,
              start: live.start,
              end: live.end,
              cards: {
                past: <LiveCard live={live} status="past" />,
                current: <LiveCard live={live} status="current" />,
                next: <LiveCard live={live} status="next" />,
                later: <LiveCard live={live} status="later" />,
              },
            }))}
          />
        </Grid>
      </Living>
      <Text size="small">{note}</Text>
    </Section>
  );
}
