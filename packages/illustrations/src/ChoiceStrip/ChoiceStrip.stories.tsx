import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionLink, Button } from "@sillages/ui";
import { ChoiceStrip } from "./ChoiceStrip.tsx";

/** What was chosen, what is known of it, and what comes next. */
const meta = {
  component: ChoiceStrip,
  parameters: { surface: "lagoon" },
  argTypes: { onClose: { action: "close" } },
  args: {
    label: "Votre choix",
    title: "Case 12",
    facts: ["Grand-voile de la rouge", "2,60 m²", "6 240 € HT par an"],
    closeLabel: "Fermer",
    onClose: () => undefined,
    children: (
      <>
        <Button variant="secondary" size="small">
          Essayer un logo
        </Button>
        <ActionLink size="small" href="#demande">
          Demander
        </ActionLink>
      </>
    ),
  },
} satisfies Meta<typeof ChoiceStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What was asked for in vain is said in place of the facts. */
export const Refused: Story = { args: { news: "La case 42 est occupée par le port voisin." } };

/** Two rows on a phone: the actions under the thumb. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
