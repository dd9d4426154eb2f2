import type { Meta, StoryObj } from "@storybook/react-vite";
import { Measured } from "../stories/Measured.tsx";
import { theme } from "./theme.css.ts";

const meta = { title: "Typographie" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const wood = [
  ["poster", "70%"],
  ["section", "70%"],
  ["figure", "74%"],
  ["title", "72%"],
  ["subtitle", "80%"],
  ["label", "88%"],
] as const;

/** Titles and figures, from the poster to the label of a button. */
export const WoodType: Story = {
  render: () => (
    <ul>
      {wood.map(([size, fontStretch]) => (
        <Measured
          key={size}
          name={`${size}, chasse ${fontStretch.replace("%", " %")}`}
          property="fontSize"
          style={{
            fontFamily: theme.font.display,
            fontWeight: 900,
            fontStretch,
            fontSize: theme.fontSize[size],
            lineHeight: 1.25,
          }}
        >
          À l’Île-aux-Œuvres
        </Measured>
      ))}
    </ul>
  ),
};

const widths = ["58%", "72%", "92%", "112%", "132%", "150%"] as const;

/** The width of the letters, from the narrowest to the widest: it justifies a title, tracking never does. */
export const Widths: Story = {
  render: () => (
    <ul>
      {widths.map((fontStretch) => (
        <Measured
          key={fontStretch}
          name={`Chasse ${fontStretch.replace("%", " %")}`}
          property="fontSize"
          style={{
            fontFamily: theme.font.display,
            fontWeight: 900,
            fontStretch,
            fontSize: theme.fontSize.title,
            lineHeight: 1.25,
          }}
        >
          Cap à l’ouest
        </Measured>
      ))}
    </ul>
  ),
};

/** What is read for long. Nothing below 14 px. */
export const TextType: Story = {
  render: () => (
    <ul>
      {(["lead", "body", "small"] as const).map((size) => (
        <Measured key={size} name={size} property="fontSize" style={{ fontSize: theme.fontSize[size] }}>
          {"« Où va-t-on ? » Vers l’ouest : 1 200 milles, 14 °C, et du CO₂ à mesurer."}
        </Measured>
      ))}
    </ul>
  ),
};
