import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { KeyList } from "./KeyList.tsx";

const meta = {
  component: KeyList,
  args: {
    items: [
      { key: "→", text: "question suivante" },
      { key: "←", text: "question précédente" },
      { key: "Espace", text: "révéler la réponse" },
    ],
  },
} satisfies Meta<typeof KeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a line. */
export const Default: Story = {};

/** It wraps between two keys. */
export const Narrow: Story = { decorators: [narrow] };
