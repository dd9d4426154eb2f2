import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Status } from "./Status.tsx";

const meta = { component: Status, args: { children: "12 pages du journal" } } satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A count that has just changed. */
export const Default: Story = {};

/** What was asked is done: a mark, a colour and words. */
export const Done: Story = { args: { tone: "done", children: "L’adresse de la page est copiée." } };

/** What was asked could not be done, and how to go on. */
export const Failed: Story = {
  args: { tone: "error", children: "La copie est refusée. Choisissez l’adresse ci-dessous." },
};

/** Heard alone: what changed is seen elsewhere. */
export const Heard: Story = { args: { tone: "heard", children: "3 relevés affichés" } };

/** On night. */
export const OnNight: Story = { ...Done, parameters: { surface: "night" } };

/** Nothing yet: the region waits, and takes no room. */
export const Empty: Story = { args: { children: undefined } };

/** A long sentence wraps beside its mark. */
export const LongText: Story = {
  args: {
    tone: "error",
    children: "Le réapprovisionnement météorologique n’a pas pu être enregistré. Réessayez.",
  },
  decorators: [narrow],
};
