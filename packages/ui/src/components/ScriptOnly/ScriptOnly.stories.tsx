import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { ScriptOnly } from "./ScriptOnly.tsx";

const meta = {
  component: ScriptOnly,
  args: {
    children: <Button>Démarrer</Button>,
    otherwise: <Text>Ce jeu a besoin de JavaScript.</Text>,
  },
} satisfies Meta<typeof ScriptOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With script, the button; without, the words. */
export const Default: Story = {};

/** Nothing takes its place. */
export const WithoutWords: Story = { args: { otherwise: undefined } };
