import type { Meta, StoryObj } from "@storybook/react-vite";
import { Classroom } from "./Classroom.tsx";

const meta = { component: Classroom, parameters: { path: "/jeux-concours" } } satisfies Meta<
  typeof Classroom
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet and two files for each bank. */
export const Default: Story = {};
