import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, CardBody, CardMedia, CardTitle, Grid, Text } from "@sillages/ui";
import { lighthouse } from "@sillages/ui/stories";
import barrelUrl from "../stories/pictures/baril.svg";
import { Pictogram } from "./Pictogram.tsx";

const barrel = { src: barrelUrl, width: 96, height: 96, alt: "" };

const meta = { component: Pictogram, args: { picture: lighthouse } } satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says nothing to a reader: the words beside it say as much. */
export const Default: Story = {};

/** At the head of a card, words at its foot, inks that alternate: what one gains. */
export const Benefits: Story = {
  render: () => (
    <Grid as="ul" space="none">
      {(["lagoon", "sunPale", "dawn"] as const).map((surface) => (
        <Card key={surface} as="li" layout="tile" surface={surface}>
          <CardMedia>
            <Pictogram picture={barrel} />
          </CardMedia>
          <CardBody>
            <CardTitle level={3}>De l’eau pour la route</CardTitle>
            <Text>Un baril à chaque escale, rempli par le port qui vous reçoit.</Text>
          </CardBody>
        </Card>
      ))}
    </Grid>
  ),
};
