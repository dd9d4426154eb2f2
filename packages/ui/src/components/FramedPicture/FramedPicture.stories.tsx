import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { sail } from "../../stories/pictures.ts";
import frameUrl from "../../stories/pictures/cadre.svg";
import { FramedPicture } from "./FramedPicture.tsx";

const meta = {
  component: FramedPicture,
  args: { picture: sail, frame: { src: frameUrl, width: 480, height: 480, alt: "" } },
  decorators: [narrow],
} satisfies Meta<typeof FramedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame lies on the edges of the picture; a reader hears the picture alone. */
export const Default: Story = {};

/** The words beside it say what it shows. */
export const Decorative: Story = { args: { decorative: true } };

/** The picture is missing: its description stands in the frame. */
export const Missing: Story = { args: { picture: { ...sail, src: "/absent.svg" } } };
