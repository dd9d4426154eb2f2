import {
  dayInWords,
  dossier,
  expeditionPhase,
  identity,
  monthInParis,
  presentations,
  presentationWords,
  pressDossier,
  presse,
  pressSheet,
} from "@sillages/content";
import { PrintDocument, PrintPage } from "@sillages/illustrations";
import { DescriptionList, Heading, Link, Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PrintedBar } from "../pdf/PrintedBar.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { roadOn } from "../../sections/roadOn.ts";

const { contact } = dossier;
const { facts } = presse.kit;

/** There is no room for what others say. */
const ownFacts = facts.items.filter(({ source }) => !source);

const { back, edition, meta, running, title } = pressSheet;

/** The length that leaves room for the facts. */
const WORDS = 100;

/** The expedition on one sheet, for whoever has a minute. */
export function PressSheetDocument({ builtAt }: { builtAt: string }) {
  const now = new Date(builtAt);
  const date = dayInWords(builtAt.slice(0, 10));
  const presentation = presentations.find(({ words }) => words === WORDS) ?? presentations[0];
  const { mail, telephone } = identity;
  return (
    <Document builtAt={builtAt} meta={meta}>
      <PrintDocument bar={<PrintedBar path="/documents/fiche-presse.html" back={back} />}>
        <PrintPage running={running} band={pictureOf("scenes/port")}>
          <Heading level={1} size="section">
            {title}
          </Heading>
          <Text>{presentation[expeditionPhase(now)]}</Text>
          <DescriptionList
            items={[
              ...ownFacts,
              { term: pressDossier.road(monthInParis(now)), definition: roadOn(now) },
              {
                term: contact.telephone,
                definition: <Link href={telephone.press.href}>{telephone.press.display}</Link>,
              },
              { term: contact.mail, definition: <Link href={`mailto:${mail.press}`}>{mail.press}</Link> },
            ]}
          />
          <Text size="small">
            {facts.ownInShort} {edition(date)}. {presentationWords.upToDate(date)}
            {identity.demonstration && ` ${identity.demonstrationLine}`}
          </Text>
        </PrintPage>
      </PrintDocument>
    </Document>
  );
}
