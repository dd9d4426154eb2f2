import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "@sillages/ui";
import { useHeld } from "@sillages/ui/stories";
import { CallNote } from "./CallNote.tsx";
import { VoyageSlider, type VoyageSliderProps } from "./VoyageSlider.tsx";

const places = ["Départ", "Lerne", "Port-Esper", "Retour"];

/** Four steps of a voyage. */
const meta = {
  component: VoyageSlider,
  argTypes: { onChange: { action: "change" } },
  args: {
    label: "Avancer de port en port",
    previousLabel: "Port d’avant",
    nextLabel: "Port suivant",
    ends: ["Mars 2026", "Mai 2026"],
    steps: 3,
    value: 1,
    valueText: "",
    onChange: (_step: number, _byButton: boolean): void => undefined,
    children: null,
  },
  render: function Sailing(args: VoyageSliderProps) {
    const [value, setValue] = useHeld(args.value);
    const place = places[value] ?? "";
    return (
      <VoyageSlider
        {...args}
        value={value}
        valueText={place}
        onChange={(step, byButton) => {
          setValue(step);
          args.onChange(step, byButton);
        }}
      >
        <CallNote title={place} when="Avril 2026">
          <Text size="small">Au fond de la baie, un phare peint en rouge guide les pêcheurs.</Text>
        </CallNote>
      </VoyageSlider>
    );
  },
} satisfies Meta<typeof VoyageSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before the departure. */
export const Departure: Story = { args: { value: 0 } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
