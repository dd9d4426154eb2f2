import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Link, Picture, Text } from "@sillages/ui";
import { headland, sail } from "@sillages/ui/stories";
import { PrintDocument, PrintPage } from "./PrintDocument.tsx";

const meta = {
  component: PrintDocument,
  parameters: { bare: true },
  args: {
    bar: <Link href="#carnet">Revenir au carnet</Link>,
    children: (
      <>
        <PrintPage surface="dawn" picture={headland}>
          <Heading level={1} size="poster">
            Le feu des Pierres
          </Heading>
        </PrintPage>
        <PrintPage running="Le feu des Pierres" labelledBy="histoire">
          <Heading level={2} size="section" id="histoire">
            Une histoire de lanterne
          </Heading>
          <Text size="lead">Allumé en 1848, automatisé en 1991, habité une semaine sur trois.</Text>
          <Picture picture={sail} ratio="wide" />
        </PrintPage>
      </>
    ),
  },
} satisfies Meta<typeof PrintDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cover and a page; printed, each is an A4 sheet. */
export const Default: Story = {};

/** On a phone a leaf is as wide as the window and as high as its words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
