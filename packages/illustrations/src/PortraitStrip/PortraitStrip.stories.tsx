import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, sail } from "@sillages/ui/stories";
import { PortraitStrip } from "./PortraitStrip.tsx";

const names = [
  "Anouk Berthou",
  "Malo",
  "Ifig Le Doaré",
  "Rozenn Kermarrec",
  "Job",
  "Enora Tanguy",
  "Tudi Abgrall",
];

const meta = {
  component: PortraitStrip,
  args: {
    label: "L’équipage",
    people: names.map((name, at) => ({ name, href: `#${at}`, picture: at % 2 ? sail : lighthouse })),
  },
} satisfies Meta<typeof PortraitStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many as there are, on one row. */
export const Default: Story = {};

/** Four a row on a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };

/** A few. */
export const Three: Story = { args: { people: meta.args.people.slice(0, 3) } };
