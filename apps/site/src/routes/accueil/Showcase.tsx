import { accueil, slides } from "@sillages/content";
import { Heading, Slide, Text } from "@sillages/ui";
import { Living } from "../../shell/Living.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";
import { HomeCarousel } from "./HomeCarousel.tsx";

const { intervalMs, label } = accueil.showcase;

/** Plates, one at a time. It turns when it is asked to. */
export function Showcase() {
  return (
    <Living>
      <HomeCarousel
        kind="showcase"
        label={label}
        intervalMs={intervalMs}
        paused
        slides={slides.map(({ id, description, drawing, title }) => ({
          id,
          title,
          content: (
            <Slide kind="showcase" picture={pictureOf(drawing)} title={title}>
              <Text>{description}</Text>
            </Slide>
          ),
        }))}
      >
        <Heading level={2} size="section" fit={headlines.showcase} />
      </HomeCarousel>
    </Living>
  );
}
