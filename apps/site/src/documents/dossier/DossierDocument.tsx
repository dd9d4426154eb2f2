import { dayInWords, dossier, expeditionPhase } from "@sillages/content";
import { PrintDocument } from "@sillages/illustrations";
import { Document } from "../../Document.tsx";
import { PrintedBar } from "../pdf/PrintedBar.tsx";
import { PrintedCover } from "../pdf/PrintedCover.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Aboard } from "./Aboard.tsx";
import { Boats } from "./Boats.tsx";
import { Expedition } from "./Expedition.tsx";
import { Goals } from "./Goals.tsx";
import { Offer } from "./Offer.tsx";
import { Partners } from "./Partners.tsx";
import { Road } from "./Road.tsx";
import { Sails } from "./Sails.tsx";
import { Team } from "./Team.tsx";

/** What « Découvrir » opens: the expedition on A4 pages, without navigation or script: what is true on the day of the build. */
export function DossierDocument({ builtAt }: { builtAt: string }) {
  const now = new Date(builtAt);
  const phase = expeditionPhase(now);
  const date = dayInWords(builtAt.slice(0, 10));
  return (
    <Document builtAt={builtAt} meta={dossier.meta}>
      <PrintDocument
        bar={<PrintedBar path="/documents/dossier.html" back={dossier.back} hint={dossier.printHint} />}
      >
        <PrintedCover
          title={dossier.title}
          lead={dossier.lead}
          surface="dawn"
          picture={pictureOf("scenes/aube-haute")}
          edition={dossier.edition(date)}
        />
        <Expedition phase={phase} date={date} />
        <Boats />
        <Road now={now} date={date} />
        <Goals />
        <Team />
        <Sails now={now} />
        <Partners phase={phase} />
        <Offer now={now} date={date} />
        <Aboard />
      </PrintDocument>
    </Document>
  );
}
