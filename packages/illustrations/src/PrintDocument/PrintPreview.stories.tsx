import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Text } from "@sillages/ui";
import { PrintPage } from "./PrintDocument.tsx";
import { PrintPreview } from "./PrintPreview.tsx";

const meta = {
  component: PrintPreview,
  args: {
    children: (
      <PrintPage surface="sun" running="Carnet du phare">
        <Heading level={3} size="section">
          Une nuit au phare
        </Heading>
        <Text size="lead">Trois gardiens, une lanterne, un carnet.</Text>
      </PrintPage>
    ),
  },
} satisfies Meta<typeof PrintPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of a page; printed, it is all that comes out. */
export const Default: Story = {};
