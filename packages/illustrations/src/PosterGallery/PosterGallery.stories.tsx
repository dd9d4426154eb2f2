import type { Meta, StoryObj } from "@storybook/react-vite";
import { deep, lighthouse, narrow, sail } from "@sillages/ui/stories";
import { PosterGallery } from "./PosterGallery.tsx";

const meta = {
  component: PosterGallery,
  args: {
    openLabel: "Ouvrir en grand",
    posters: [
      { id: "voile", picture: sail, number: "Planche I", title: "Au près, le soir" },
      { id: "phare", picture: lighthouse, number: "Planche II", title: "Le phare des Pierres Plates" },
      { id: "fond", picture: deep, number: "Planche III", title: "Sous la coque" },
    ],
  },
} satisfies Meta<typeof PosterGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three posters, side by side on a wide page. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow parent. */
export const Narrow: Story = { decorators: [narrow] };

/** On the narrowest phone, one below the other. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };
