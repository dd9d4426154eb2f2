import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use } from "react";
import { pageOf } from "./pages.tsx";
import type { Payload } from "./payload.ts";
import { PageView } from "./shell/frame/PageView.tsx";

const pages = new Map<string, Promise<Payload>>();

function loaded(path: string): Promise<Payload> {
  const page = pages.get(path) ?? pageOf(path);
  pages.set(path, page);
  return page;
}

/** A whole page, as the site shows it. */
function SitePage({ path }: { path: string }) {
  return <PageView body={use(loaded(path)).body} />;
}

const meta = {
  component: SitePage,
  parameters: {
    path: "/",
    unpictured: "A page is its sections, which are compared one by one; its end-to-end tests see it whole.",
  },
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (path: string): Story => ({ args: { path }, parameters: { path } });

export const Accueil = page("/");
export const QuiSommesNous = page("/qui-sommes-nous");
export const Equipe = page("/equipe");
export const Presse = page("/presse");
export const JeuxConcours = page("/jeux-concours");
export const DevenirPartenaire = page("/devenir-partenaire");
export const Videos = page("/videos");
export const Introuvable = page("/404");
