import { controls, ecoconception, identity, quantity } from "@sillages/content";
import { DataTable, Heading, Section, Text, Link } from "@sillages/ui";
import { metas } from "../../metas.ts";
import type { PageWeight } from "../../pageWeights.ts";

const { caption, columns, heading, home, id, link, model, notFound, pending, text } = ecoconception.weights;

/** The most that a visit of a page may be estimated to emit, and the electricity of the estimate, in grams. */
const mostGrams = 0.04;
const gramsPerKilowattHour = 494;

const kilobytes = (bytes: number) => quantity(bytes / 1000, "ko", 1);
const grams = (value: number) => quantity(value, "g");

function nameOf(path: string): string {
  if (path === "/") return home;
  const title = Object.entries(metas).find(([known]) => known === path)?.[1].title ?? notFound;
  return title.replace(` – ${identity.name}`, "");
}

const cellsOf = ({ path, html, scripts, styles, fonts, pictures, ...visit }: PageWeight) => ({
  page: nameOf(path),
  html: kilobytes(html),
  scripts: kilobytes(scripts),
  styles: kilobytes(styles),
  fonts: kilobytes(fonts),
  pictures: kilobytes(pictures),
  total: kilobytes(visit.total),
  requests: visit.requests,
  whole: kilobytes(visit.whole.total),
  wholeRequests: visit.whole.requests,
  carbon: quantity(visit.carbon, "g", 3),
});

/** What each page weighs, as the build measured it; nothing as long as it has not. */
export function PageWeights({ pages }: { pages: readonly PageWeight[] }) {
  return (
    <Section surface="cream" labelledBy={id} stack="regular">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Text>{text}</Text>
      {pages.length === 0 ? (
        <Text>{pending}</Text>
      ) : (
        <DataTable
          caption={caption}
          columns={Object.entries(columns).map(([key, label]) => ({ key, label, numeric: key !== "page" }))}
          rows={pages.map((page) => ({ id: page.path, cells: cellsOf(page) }))}
        />
      )}
      <Text size="small">{model(grams(mostGrams), grams(gramsPerKilowattHour))}</Text>
      <Link href={link.href} variant="standalone" newWindow={controls.newWindow}>
        {link.label}
      </Link>
    </Section>
  );
}
