import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { keysOf } from "../stories/keysOf.ts";
import { MotionSample } from "../stories/MotionSample.tsx";
import { scale } from "./scale.ts";

const inWords = (duration: string) => duration.replace(".", ",").replace(/(m?s)$/, "\u202f$1");

const meta = { title: "Mouvement" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The durations of the theme, to be played one by one. The toolbar's « Mouvement » puts them out. */
export const Default: Story = {
  render: () => (
    <Grid as="ul" columns="thirds">
      {keysOf(scale.motion).map((motion) => (
        <MotionSample key={motion} name={motion} lasts={inWords(scale.motion[motion])} />
      ))}
    </Grid>
  ),
};
