import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "./Alert.tsx";

const meta = {
  component: Alert,
  args: {
    children: "Une partie de la page n’a pas pu se charger : certains boutons peuvent rester sans effet.",
    action: { label: "Recharger la page", href: "" },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What does not work, and the way on. */
export const Default: Story = {};

/** On a phone the way on stands below the words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Waiting: nothing is seen or read. */
export const Hidden: Story = { args: { hidden: true } };
