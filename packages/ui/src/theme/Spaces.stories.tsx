import type { Meta, StoryObj } from "@storybook/react-vite";
import { keysOf } from "../stories/keysOf.ts";
import { Measured } from "../stories/Measured.tsx";
import { theme } from "./theme.css.ts";

const meta = { title: "Espaces" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a hair to the height of a section. */
export const Default: Story = {
  render: () => (
    <ul>
      {keysOf(theme.space).map((space) => (
        <Measured
          key={space}
          name={space}
          property="width"
          style={{ width: theme.space[space], height: "16px", background: theme.color.strong.background }}
        />
      ))}
    </ul>
  ),
};

/** A control, an error and the focus, a window. No shadow: depth comes from flats of ink. */
export const Borders: Story = {
  render: () => (
    <ul>
      {keysOf(theme.border).map((border) => (
        <Measured
          key={border}
          name={border}
          property="borderTopWidth"
          style={{
            width: "12rem",
            height: "3rem",
            border: `${theme.border[border]} solid ${theme.color.border.control}`,
          }}
        />
      ))}
    </ul>
  ),
};
