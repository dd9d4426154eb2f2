import type { Meta, StoryObj } from "@storybook/react-vite";
import { sail } from "../../stories/pictures.ts";
import { Card } from "../Card/Card.tsx";
import { CardBody } from "../Card/CardBody.tsx";
import { CardMedia } from "../Card/CardMedia.tsx";
import { CardTitle } from "../Card/CardTitle.tsx";
import { PlayMark } from "./PlayMark.tsx";

const meta = { component: PlayMark } satisfies Meta<typeof PlayMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By itself. It says nothing to a reader. */
export const Default: Story = {};

/** In the middle of a picture that stands for a film. */
export const OnPicture: Story = {
  render: () => (
    <Card surface="nightPale">
      <CardMedia picture={sail} ratio="screen" decorative mark={<PlayMark />} />
      <CardBody>
        <CardTitle level={3} href="#film">
          Relevé du soir
        </CardTitle>
      </CardBody>
    </Card>
  ),
};
