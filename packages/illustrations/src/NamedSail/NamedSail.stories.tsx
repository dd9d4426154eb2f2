import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Heading, Picture, Text, TextField } from "@sillages/ui";
import { useHeld } from "@sillages/ui/stories";
import sailUrl from "../stories/pictures/wall.svg";
import { NamedSail, type NamedSailProps } from "./NamedSail.tsx";

const drawing = { src: sailUrl, width: 900, height: 900, alt: "Une grand-voile vue de près" };

/** A name is typed, and stands on the sail at once. */
const meta = {
  component: NamedSail,
  parameters: { layout: "fullscreen" },
  args: {
    headline: (
      <Heading level={1} size="poster">
        À vous la toile
      </Heading>
    ),
    field: null,
    children: <Text size="lead">Tapez un nom : la voile le porte.</Text>,
    drawing: <Picture picture={drawing} ratio="fill" load="now" />,
    name: "Voilerie Morvan",
  },
  render: function Typing(args: NamedSailProps) {
    const [name, setName] = useHeld(args.name);
    return (
      <NamedSail
        {...args}
        name={name || "Un nom"}
        field={
          <>
            <div>
              <TextField label="Un nom" name="nom" value={name} onChange={setName} />
            </div>
            <Button>Continuer</Button>
          </>
        }
      />
    );
  },
} satisfies Meta<typeof NamedSail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One word is as wide as the cloth. */
export const OneWord: Story = { args: { name: "Ondine" } };

/** Many letters stay on the cloth, on three lines. */
export const Long: Story = { args: { name: "Société nouvelle de transport à la voile du Ponant" } };

/** On a phone the sail follows the field. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
