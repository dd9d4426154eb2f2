import { accueil, carouselLabels, slides } from "@sillages/content";
import { Carousel, Heading, Slide, Text } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { intervalMs, label } = accueil.showcase;

/** Plates, one at a time. It turns when it is asked to. */
export function Showcase() {
  return (
    <Living>
      <Carousel
        layout="showcase"
        label={label}
        {...carouselLabels}
        intervalMs={intervalMs}
        paused
        slides={slides.map(({ id, description, drawing, title }) => ({
          id,
          title,
          content: (
            <Slide layout="showcase" picture={pictureOf(drawing)} title={title}>
              <Text>{description}</Text>
            </Slide>
          ),
        }))}
      >
        <Heading level={2} size="section" fit={headlines.showcase} />
      </Carousel>
    </Living>
  );
}
