import type { Meta, StoryObj } from "@storybook/react-vite";
import { lightLogo } from "../../stories/logos.ts";
import { CardTitle } from "../Card/CardTitle.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { Text } from "../Text/Text.tsx";
import { RuledColumns } from "./RuledColumns.tsx";

const column = (at: number) => ({
  id: String(at),
  content: (
    <>
      <Logo {...lightLogo} size="large" light />
      <CardTitle level={3}>Radio des îles</CardTitle>
      <Text>Douze épisodes de vingt minutes, enregistrés de quart.</Text>
    </>
  ),
});

const meta = {
  component: RuledColumns,
  parameters: { surface: "night" },
  args: { columns: [column(0), column(1), column(2)] },
} satisfies Meta<typeof RuledColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three houses, a rule between them. */
export const Default: Story = {};

/** Two share the room. */
export const Two: Story = { args: { columns: [column(0), column(1)] } };

/** On a phone the rules lie between the lines. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
