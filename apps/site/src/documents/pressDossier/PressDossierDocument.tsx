import {
  dayInWords,
  expeditionPhase,
  presentations,
  presentationWords,
  pressDossier,
} from "@sillages/content";
import { PrintDocument } from "@sillages/illustrations";
import { Heading, Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PrintedBar } from "../pdf/PrintedBar.tsx";
import { PrintedCover } from "../pdf/PrintedCover.tsx";
import { QuoteList } from "../../sections/QuoteList.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Facts } from "./Facts.tsx";
import { Logos } from "./Logos.tsx";
import { Pictures } from "./Pictures.tsx";
import { PressLeaf } from "./PressLeaf.tsx";

const { back, edition, lead, meta, title } = pressDossier;

function Presentations({ now, date }: { now: Date; date: string }) {
  const phase = expeditionPhase(now);
  return (
    <PressLeaf {...pressDossier.presentations}>
      {presentations.map((presentation) => (
        <div key={presentation.id}>
          <Heading level={3} size="subtitle">
            {presentationWords.label(presentation.words)}
          </Heading>
          <Text>{presentation[phase]}</Text>
        </div>
      ))}
      <Text size="small">{presentationWords.upToDate(date)}</Text>
    </PressLeaf>
  );
}

/** The press kit on A4 pages: what is true on the day of the build, to print or to forward. */
export function PressDossierDocument({ builtAt }: { builtAt: string }) {
  const now = new Date(builtAt);
  const date = dayInWords(builtAt.slice(0, 10));
  return (
    <Document builtAt={builtAt} meta={meta}>
      <PrintDocument bar={<PrintedBar path="/documents/dossier-de-presse.html" back={back} />}>
        <PrintedCover
          title={title}
          lead={lead}
          surface="sun"
          picture={pictureOf("scenes/presse")}
          edition={edition(date)}
        />
        <Presentations now={now} date={date} />
        <Facts now={now} />
        <PressLeaf {...pressDossier.quotes} surface="sunPale">
          <QuoteList now={now} />
        </PressLeaf>
        <Pictures />
        <Logos />
      </PrintDocument>
    </Document>
  );
}
