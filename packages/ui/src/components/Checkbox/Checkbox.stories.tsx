import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { label: "Prévenez-moi avant l’appareillage.", name: "notice" },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty box, never ticked beforehand. */
export const Default: Story = {};

/** Ticked: a wake on night. */
export const Checked: Story = { args: { defaultChecked: true } };

/** What is missing, in words and by a thicker frame. */
export const WithError: Story = { args: { error: "Il manque votre accord pour embarquer." } };

/** Cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };

/** Ticked, and cannot be changed. */
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** On night the box stays paper. */
export const OnNight: Story = { ...WithError, parameters: { surface: "nuit" } };

/** Ticked on night: its frame is still seen. */
export const CheckedOnNight: Story = { ...Checked, parameters: { surface: "nuit" } };

/** A long sentence wraps clear of its box. */
export const LongText: Story = {
  args: {
    defaultChecked: true,
    label: "J’ai lu les consignes de sécurité et je porterai mon gilet dès que je serai sur le pont.",
  },
  decorators: [narrow],
};
