import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarIcon, CopyIcon, MailIcon } from "../Icon/Icon.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  component: Menu,
  args: {
    label: "Ajouter à l’agenda",
    items: [
      { id: "fichier", label: "Fichier calendrier (.ics)", icon: <CalendarIcon />, href: "#fichier" },
      { id: "copier", label: "Copier la date", icon: <CopyIcon /> },
      { id: "envoyer", label: "Envoyer par courriel", icon: <MailIcon />, href: "#courriel" },
      { id: "rappel", label: "Rappel au téléphone (fermé)", disabled: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: a button that says what it holds. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };
