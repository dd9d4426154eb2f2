import { number, press, pressCounts, presse } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

/** What there is, in large; what there is not yet, in a line under the first figure. */
export function PressFigures() {
  const words = presse.figures;
  const { articles, radio, television, views } = pressCounts(press);
  const counts = [
    { count: articles, label: words.articles(articles) },
    { count: television, label: words.television(television) },
    { count: radio, label: words.radio(radio) },
    { count: views, label: words.views(views), note: words.viewsNote },
  ];
  const missing = counts.filter(({ count }) => count === 0);
  // Without any, the list of articles says that there is nothing yet.
  if (missing.length === counts.length) return null;
  const notYet =
    missing.length > 0
      ? words.notYet(missing.map(({ count, label }) => `${number(count)}\u00A0${label}`))
      : undefined;
  return (
    <StatGroup
      label={words.heading}
      variant="line"
      figures={counts
        .filter(({ count }) => count > 0)
        .map(({ count, label, note }, at) => ({
          value: number(count),
          label,
          note: [at === 0 && notYet, note].filter(Boolean).join(" ") || undefined,
        }))}
    />
  );
}
