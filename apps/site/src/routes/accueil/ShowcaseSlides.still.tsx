import { type Slide as ShowcaseSlide, slides } from "@sillages/content";
import { Headline, Slide, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

export function ShowcaseHeading() {
  return <Headline level={2} size="section" fit={headlines.showcase} />;
}

function Plate({ slide }: { slide: ShowcaseSlide | undefined }) {
  if (!slide) return null;
  return (
    <Slide kind="showcase" picture={pictureOf(slide.drawing)} title={slide.title}>
      <Text>{slide.description}</Text>
    </Slide>
  );
}

const [navigation, crew, innovation, transmission] = slides;

export function Navigation() {
  return <Plate slide={navigation} />;
}

export function Crew() {
  return <Plate slide={crew} />;
}

export function Innovation() {
  return <Plate slide={innovation} />;
}

export function Transmission() {
  return <Plate slide={transmission} />;
}
