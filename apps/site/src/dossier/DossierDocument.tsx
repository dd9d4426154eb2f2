import { dayInWords, dossier } from "@sillages/content";
import { PrintDocument, Text, Link } from "@sillages/ui";
import { Document } from "../Document.tsx";
import { Aboard } from "./Aboard.tsx";
import { Boats } from "./Boats.tsx";
import { Cover } from "./Cover.tsx";
import { Expedition } from "./Expedition.tsx";
import { Gains } from "./Gains.tsx";
import { Goals } from "./Goals.tsx";
import { Platform } from "./Platform.tsx";
import { Road } from "./Road.tsx";
import { Sails } from "./Sails.tsx";
import { Team } from "./Team.tsx";

/** What « Découvrir » opens: the expedition on ten A4 pages, without navigation or script. */
export function DossierDocument({ builtAt }: { builtAt: string }) {
  return (
    <Document builtAt={builtAt}>
      <title>{dossier.meta.title}</title>
      <meta name="description" content={dossier.meta.description} />
      <PrintDocument
        bar={
          <>
            <Link href={dossier.back.path} variant="standalone">
              {dossier.back.label}
            </Link>
            <Text size="small">{dossier.printHint}</Text>
          </>
        }
      >
        <Cover date={dayInWords(builtAt.slice(0, 10))} />
        <Expedition />
        <Boats />
        <Road now={new Date(builtAt)} />
        <Goals />
        <Team />
        <Sails />
        <Gains />
        <Platform />
        <Aboard />
      </PrintDocument>
    </Document>
  );
}
