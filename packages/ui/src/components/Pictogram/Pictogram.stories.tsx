import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse } from "../../stories/pictures.ts";
import { Pictogram } from "./Pictogram.tsx";

const meta = { component: Pictogram, args: { picture: lighthouse } } satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says nothing to a reader: the words beside it say as much. */
export const Default: Story = {};
