import type { Meta, StoryObj } from "@storybook/react-vite";
import { keysOf } from "../stories/keysOf.ts";
import { surfaces } from "./surfaces.ts";
import { surface } from "./surfaces.css.ts";
import { theme } from "./theme.css.ts";
import { wakes } from "./wakes.ts";

const { mark, track } = theme.color.wake;

const lines = [
  { name: "short", height: "24px", background: mark, mask: `${wakes.short} left / 52px 24px no-repeat` },
  { name: "gone", height: "20px", background: mark, mask: `${wakes.long} left / 78px 20px repeat-x` },
  { name: "left to go", height: "20px", background: track, mask: `${wakes.long} left / 78px 20px repeat-x` },
];

const meta = { title: "Sillages", parameters: { bare: true } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two wakes on each ink: short, the way gone, the way left to go. */
export const Default: Story = {
  render: () => (
    <ul>
      {keysOf(surfaces).map((ink) => (
        <li key={ink} className={surface[ink]} style={{ padding: theme.space.regular }}>
          {lines.map(({ name, ...style }) => (
            <div key={name} style={style} />
          ))}
        </li>
      ))}
    </ul>
  ),
};
