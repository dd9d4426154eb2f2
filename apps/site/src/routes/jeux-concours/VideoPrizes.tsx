import { crossingPeriod, series, videoInvitation, videoPrizes } from "@sillages/content";
import { Card, CardBody, CardMedia, CardTitle, Grid, Stack, Text } from "@sillages/ui";
import { ByMonth } from "../../sections/ByMonth.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

/** The prizes of the video challenge, and what its winners are invited to. */
export function VideoPrizes() {
  return (
    <Stack>
      <Grid as="ol" columns="one">
        {videoPrizes.map(({ details, drawing, id, title }) => (
          <Card key={id} as="li" layout="row" surface="nightPale">
            <CardMedia picture={pictureOf(drawing)} decorative />
            <CardBody>
              <CardTitle level={3} size="small">
                {title}
              </CardTitle>
              <Text>{series(details)}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Text tone="accent">
        <ByMonth
          as="span"
          states={[
            { before: crossingPeriod.start, words: videoInvitation.toCome },
            { words: videoInvitation.past },
          ]}
        />
      </Text>
    </Stack>
  );
}
