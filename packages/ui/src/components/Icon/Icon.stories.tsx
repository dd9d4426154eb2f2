import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../Grid/Grid.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import * as drawings from "./Icon.tsx";

const meta = { component: drawings.SearchIcon } satisfies Meta<typeof drawings.SearchIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the text beside it asks, in its colour. */
export const Default: Story = {
  render: (args) => (
    <Text>
      <drawings.SearchIcon {...args} /> Chercher une escale
    </Text>
  ),
};

/** The whole set, by the name to import. */
export const Index: Story = {
  args: { size: 2 },
  render: (args) => (
    <Grid as="ul" columns="quarters">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <li key={name}>
          <Stack space="close">
            <Drawing {...args} />
            <Text size="small">{name}</Text>
          </Stack>
        </li>
      ))}
    </Grid>
  ),
};

/** It takes the colour of the text. */
export const OnNight: Story = { ...Index, parameters: { surface: "night" } };

/** It grows with the text that it stands in. */
export const WithText: Story = {
  render: () => (
    <Stack>
      <Text size="small">
        <drawings.PhoneIcon /> Au téléphone du quai
      </Text>
      <Text size="lead">
        <drawings.PhoneIcon /> Au téléphone du quai
      </Text>
    </Stack>
  ),
};
