import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { Carousel } from "./Carousel.tsx";
import { Slide } from "./Slide.tsx";

const slide = (
  layout: "figures" | "showcase",
  [id, title, caption, picture]: readonly [string, string, string, typeof sail],
) => ({
  id,
  title,
  content: (
    <Slide layout={layout} title={title} picture={picture}>
      <Text size="small">{caption}</Text>
    </Slide>
  ),
});

const told = [
  ["veille", "La veille", "Quatre heures de quart, huit heures de repos.", lighthouse],
  ["depart", "Le départ", "On largue à la renverse, vent de secteur ouest.", sail],
  ["phare", "Le feu", "Il allume à la nuit tombée, il éteint au matin.", lighthouse],
  ["retour", "Le retour", "Les feux du port s’allument un à un.", sail],
] as const;

const slides = told.map((words) => slide("figures", words));
const plates = told.map((words) => slide("showcase", words));

const meta = {
  component: Carousel,
  args: {
    label: "Un été à la voile",
    carouselLabel: "carrousel",
    slideLabel: "diapositive",
    positionLabel: "{position} sur {total}",
    previousLabel: "Image précédente",
    nextLabel: "Image suivante",
    pauseLabel: "Arrêter le défilement",
    playLabel: "Reprendre le défilement",
    pickerLabel: "Choisir une image",
    loadingLabel: "Les images arrivent…",
    slides,
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing and the start of the next; buttons bring the others in sight. Nothing moves unasked. */
export const Default: Story = {};

/** On night the wakes turn yellow. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Turns by itself. A button, first in tab order, stops it and sets it going again; focus stops it. */
export const Rotating: Story = { args: { intervalMs: 4000 } };

/** Still at first; the visitor may set it going. */
export const Paused: Story = { args: { intervalMs: 4000, paused: true } };

/** The slides are on their way. */
export const Loading: Story = { args: { intervalMs: 4000, loading: true, slides: [] } };

/** Everything is in sight: no button, but their place is kept. */
export const Three: Story = { args: { slides: slides.slice(0, 3) } };

/** On a phone one drawing, and the start of the next. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

const headline = (
  <Heading level={2} size="section">
    Une coque, cinq bras, un été
  </Heading>
);

/** One drawing at a time, edge to edge; an entry for each. */
export const Showcase: Story = {
  parameters: { bare: true },
  args: { layout: "showcase", slides: plates, children: headline, intervalMs: 4000, paused: true },
};

/** On a phone the entries stand two by two above the drawing, its words below. */
export const ShowcasePhone: Story = { ...Showcase, globals: { viewport: { value: "phone390" } } };

/** The first drawing is on its way. */
export const ShowcaseLoading: Story = {
  ...Showcase,
  args: { ...Showcase.args, loading: true },
};

/** Long titles and captions push the drawing taller; nothing is cut at 320 px. */
export const LongText: Story = {
  ...Showcase,
  globals: { viewport: { value: "phone320" } },
  args: {
    ...Showcase.args,
    slides: [
      slide("showcase", [
        "long",
        "L’approvisionnement des stations météorologiques australes",
        "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la houle, et le retour au près dans l’hiver qui commence.",
        sail,
      ]),
      ...plates,
    ],
  },
};
