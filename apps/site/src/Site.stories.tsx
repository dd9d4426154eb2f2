import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { App } from "./App.tsx";

const meta = {
  component: App,
  parameters: {
    unpictured: "A page is its sections, which are compared one by one; its end-to-end tests see it whole.",
  },
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accueil: Story = { parameters: { path: "/" } };
export const QuiSommesNous: Story = { parameters: { path: "/qui-sommes-nous" } };
export const Equipe: Story = { parameters: { path: "/equipe" } };
export const Presse: Story = { parameters: { path: "/presse" } };
export const JeuxConcours: Story = { parameters: { path: "/jeux-concours" } };
export const DevenirPartenaire: Story = { parameters: { path: "/devenir-partenaire" } };
export const Videos: Story = { parameters: { path: "/videos" } };
export const Introuvable: Story = { parameters: { path: "/404" } };
