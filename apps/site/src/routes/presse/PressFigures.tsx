import { figures, number, press, pressCounts, presse } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

export function PressFigures() {
  const words = presse.figures;
  const { articles, radio, television } = pressCounts(press);
  return (
    <StatGroup
      label={words.heading}
      figures={[
        { value: number(articles), label: words.articles(articles) },
        { value: number(television), label: words.television(television) },
        { value: number(radio), label: words.radio(radio) },
        { value: number(figures.pressViews), label: words.views(figures.pressViews) },
      ]}
    />
  );
}
