import { positionInWords, withCountry } from "@sillages/content";
import { celsius, type LogEntry, logWords, seaInWords, windInWords } from "@sillages/content/journal";
import { DescriptionList } from "@sillages/ui";

const { terms } = logWords.entry;

/** When and where a page was written, and in what weather: what was not measured is left out. */
export function EntryFacts({ entry }: { entry: LogEntry }) {
  const { port, weather, where } = entry;
  const place = port ? `${withCountry(port)}, ${positionInWords(where)}` : positionInWords(where);
  const measured = weather && [
    { term: terms.wind, definition: windInWords(weather) },
    { term: terms.sea, definition: seaInWords(weather) },
    weather.air !== undefined && { term: terms.air, definition: celsius(weather.air) },
    weather.water !== undefined && { term: terms.water, definition: celsius(weather.water) },
  ];
  return (
    <DescriptionList
      items={[
        { term: terms.boat, definition: logWords.nameOf(entry.boat) },
        { term: terms.at, definition: logWords.bothTimes(entry) },
        { term: terms.position, definition: place },
        ...(measured ?? []).filter((fact) => fact !== false),
      ]}
    />
  );
}
