import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarIcon, CopyIcon, MailIcon, PhoneIcon } from "../Icon/Icon.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  component: Menu,
  args: {
    label: "Ajouter à l’agenda",
    items: [
      { id: "fichier", label: "Fichier calendrier (.ics)", icon: <CalendarIcon />, href: "#fichier" },
      { id: "copier", label: "Copier la date", icon: <CopyIcon /> },
      { id: "envoyer", label: "Envoyer par courriel", icon: <MailIcon />, href: "#courriel" },
      { id: "rappel", label: "Rappel au téléphone (fermé)", icon: <PhoneIcon />, disabled: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: a button that says what it holds. */
export const Default: Story = {};

/** Open, on its first action. The last one cannot be done: it is passed over. */
export const Open: Story = {
  // In a window of its own the documentation presses its button too.
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "19rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };
