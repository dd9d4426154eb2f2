import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Section } from "@sillages/ui";
import { sail } from "@sillages/ui/stories";
import { Backdrop } from "./Backdrop.tsx";
import { BackdropDrawing } from "./BackdropDrawing.tsx";

const meta = {
  component: Backdrop,
  parameters: { bare: true },
  args: {
    drawing: <BackdropDrawing picture={sail} />,
    children: (
      <>
        <Section surface="night">
          <Heading level={2} size="section">
            Le quart de nuit
          </Heading>
        </Section>
        <Section clear>
          <Heading level={2} size="section">
            Le quart du matin
          </Heading>
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof Backdrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Behind a part of a page: a section on ink hides it, a clear one lets it show. */
export const Default: Story = {};
