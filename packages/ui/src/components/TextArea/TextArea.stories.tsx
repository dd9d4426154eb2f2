import type { Meta, StoryObj } from "@storybook/react-vite";
import { states } from "../../stories/states.tsx";
import { narrow } from "../../stories/narrow.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  args: { label: "Votre récit", name: "recit", hint: "200 caractères au plus." },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its length is said before. */
export const Default: Story = {};

/** Too long, and by how much. */
export const WithError: Story = {
  args: { defaultValue: "Nous sommes partis à l’aube…", error: "212 caractères : retirez-en 12." },
};

/** As expected. */
export const Valid: Story = { args: { defaultValue: "Partis à l’aube.", valid: "16 caractères sur 200." } };

/** Nothing can be typed. */
export const Disabled: Story = { args: { disabled: true } };

/** In a narrow parent. */
export const Narrow: Story = { decorators: [narrow] };

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(TextArea, {
  Rempli: { defaultValue: "Trois quarts, deux grains, un arc-en-ciel." },
  "En erreur": { error: "Il manque votre récit." },
  Désactivé: { disabled: true },
});
