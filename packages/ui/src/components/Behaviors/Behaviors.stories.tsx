import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SiteHeader } from "../SiteHeader/SiteHeader.tsx";
import { Behaviors } from "./Behaviors.tsx";

const meta = {
  component: Behaviors,
  parameters: {
    bare: true,
    docs: { story: { inline: false, height: "16rem" } },
    unpictured: "It draws nothing: what it brings to life is compared in its own stories.",
  },
  render: () => (
    <>
      <SiteHeader
        home={{ label: "Embruns, accueil", href: "#accueil", name: "Embruns" }}
        owner={{
          label: "L’école de voile",
          href: "https://ecole.embruns.example",
          newWindow: "(nouvelle fenêtre)",
        }}
        label="Navigation principale"
        menuLabel="Menu"
        entries={[{ label: "Le voyage", links: [{ label: "Les escales", href: "#escales" }] }]}
        action={{ label: "Embarquer", href: "#embarquer" }}
        currentPath="#accueil"
      />
      <Behaviors />
    </>
  ),
} satisfies Meta<typeof Behaviors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a head, which unfolds at a press: its menu in a narrow window, its group in a wide one. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const folded =
      canvas.queryByRole("button", { name: "Menu" }) ?? canvas.getByRole("button", { name: "Le voyage" });
    await userEvent.click(folded);
    await expect(folded).toHaveAttribute("aria-expanded", "true");
  },
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: "phone390" } } };
