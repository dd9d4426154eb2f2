import { crewBoardSaid as said, type CrewBoardWords, dayInParis } from "@sillages/content";
import { PrintPage, PrintPreview } from "@sillages/illustrations";
import { Heading, Link, Text } from "@sillages/ui";
import { breakable } from "../../../shell/links/breakable.tsx";
import { useNow } from "../../../shell/time/now.tsx";
import type { CrewTable } from "./crews.ts";
import { CrewTables } from "./CrewTables.tsx";

interface PrintedBoardProps {
  tables: readonly CrewTable[];
  words: CrewBoardWords["board"];
}

/** The board as it is pinned up: its day, its address, its tables. */
export function PrintedBoard({ tables, words }: PrintedBoardProps) {
  const day = dayInParis(useNow());
  return (
    <PrintPreview sample={null}>
      <PrintPage running={words.announced}>
        <Heading level={2}>{words.sheet}</Heading>
        <Text>
          {said.printedOn(day)}{" "}
          {/* Without its host: what an address from elsewhere ends with is printed too, and this one holds the board. */}
          <Link href={location.pathname + location.hash}>{breakable(location.host + location.pathname)}</Link>
        </Text>
        <CrewTables tables={tables} words={words} printed />
      </PrintPage>
    </PrintPreview>
  );
}
