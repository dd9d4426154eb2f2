import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { PauseIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  component: Tooltip,
  args: {
    text: "Arrêter le sablier",
    children: (
      <IconButton label="Arrêter le sablier">
        <PauseIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an icon does: seen, and already heard as the button's name. */
export const Default: Story = {};

/** What it says completes the name, and is read after it. */
export const Description: Story = {
  args: {
    id: "precision",
    text: "Le fichier s’ouvre dans tous les agendas.",
    children: (
      <Button variant="secondary" aria-describedby="precision">
        Ajouter à l’agenda
      </Button>
    ),
  },
};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Shown to the keyboard at the edge of a phone: it stays whole. */
export const Shown: Story = {
  globals: { viewport: { value: "phone320" } },
  args: { text: "Revenir à l’accueil des jeux" },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "8rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
