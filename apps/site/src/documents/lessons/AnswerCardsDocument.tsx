import { answerCards } from "@sillages/content";
import { AnswerCard, letterOf, PrintDocument, PrintPage } from "@sillages/illustrations";
import { Heading, Stack, Text } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { back, hint, lead, meta, name, play, printHint, running, shapes, title } = answerCards;

const cards = shapes.map((shape, place) => ({
  place,
  name: name(letterOf(place), shape),
}));

/** Two to a sheet: half of an A4 sheet is read from the back of a class. */
const sheets = [cards.slice(0, 2), cards.slice(2)];

/** The cards that pupils raise to answer: no telephone, no account, nothing but paper. */
export function AnswerCardsDocument({ builtAt }: { builtAt: string }) {
  return (
    <Document builtAt={builtAt} meta={meta}>
      <PrintDocument
        bar={
          <Stack space="near">
            <Heading level={1}>{title}</Heading>
            <Text size="lead">{lead}</Text>
            <Text>{printHint}</Text>
            <Stack direction="row" space="near">
              <PageLink {...back} />
              <PageLink {...play} />
            </Stack>
          </Stack>
        }
      >
        {sheets.map((sheet, at) => (
          <PrintPage key={at} label={sheet.map((card) => card.name).join(", ")} running={running}>
            {sheet.map((card) => (
              <AnswerCard key={card.place} {...card} hint={hint} />
            ))}
          </PrintPage>
        ))}
      </PrintDocument>
    </Document>
  );
}
