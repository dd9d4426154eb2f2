import { accueil, capitalised, logPath, monthInWords, type YearMonth } from "@sillages/content";
import { boats, entriesIn, logMonths, logWords, voyageAt } from "@sillages/content/journal";
import { DataTable, Link } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { columns } = logWords.index;

/** The pages of a boat in a month: how many, and the way to them. */
function Cell({ boat, month }: { boat: (typeof boats)[number]; month: YearMonth }) {
  const count = entriesIn(month, boat.id).length;
  if (count === 0) return columns.none;
  return (
    <Link
      variant="standalone"
      href={`${logPath(month)}#${boat.id}`}
      aria-label={logWords.pagesOf(count, boat.name, month)}
    >
      {logWords.pages(count)}
    </Link>
  );
}

/** The year goes under the month on a phone, where the table would pass the edge of the window. */
const onTwoLines = (month: string) => month.replace("\u00A0", " ");

/** Every page of the log: by voyage, by month, by boat. */
export function LogIndex() {
  const months = logMonths();
  if (months.length === 0) return null;
  return (
    <TitledSection id="sommaire" title={logWords.index.heading} space="close" stack="regular">
      <DataTable
        caption={logWords.index.caption}
        columns={[
          { key: "month", label: columns.month },
          { key: "voyage", label: columns.voyage },
          ...boats.map(({ id, name }) => ({ key: id, label: name })),
        ]}
        rows={months.map((month) => ({
          id: month,
          cells: {
            month: (
              <Link variant="standalone" href={logPath(month)}>
                {onTwoLines(capitalised(monthInWords(month)))}
              </Link>
            ),
            voyage: capitalised(accueil.expeditions.map.voyages[voyageAt(month)]),
            ...Object.fromEntries(
              boats.map((boat) => [boat.id, <Cell key={boat.id} boat={boat} month={month} />]),
            ),
          },
        }))}
      />
    </TitledSection>
  );
}
