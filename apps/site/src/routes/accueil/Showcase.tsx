import { carouselLabels, homeCarousels } from "@sillages/content";
import { Carousel } from "@sillages/ui";
import { Crew, Innovation, Navigation, ShowcaseHeading, Transmission } from "./ShowcaseSlides.still.tsx";

const { entries, intervalMs, label } = homeCarousels.showcase;

const plates = {
  "navigation-imoca": <Navigation />,
  "equipe-engagee": <Crew />,
  "innovation-durable": <Innovation />,
  transmission: <Transmission />,
};

/** Four plates, one at a time. It turns when it is asked to. */
export function Showcase() {
  return (
    <Carousel
      kind="showcase"
      label={label}
      labels={carouselLabels}
      intervalMs={intervalMs}
      paused
      slides={entries.map((entry) => ({ ...entry, content: plates[entry.id] }))}
    >
      <ShowcaseHeading />
    </Carousel>
  );
}
