import { devenirPartenaire, dossier, offerOn } from "@sillages/content";
import { DescriptionList, Heading, Text } from "@sillages/ui";
import { Part } from "./Part.tsx";

const { possible, sponsorship } = devenirPartenaire;

const listed = (items: readonly { term: string; text: string }[]) =>
  items.map(({ term, text }) => ({ term, definition: text }));

/** What may still be taken on the day of the dossier, and until when; then what the law calls it. */
export function Possible({ now, date }: { now: Date; date: string }) {
  const { items, plan } = offerOn(now);
  return (
    <Part id={possible.id} heading={dossier.possible(date)}>
      <Text size="lead">{plan}</Text>
      <DescriptionList items={listed(items)} />
      <Heading level={3} size="subtitle">
        {sponsorship.heading}
      </Heading>
      <DescriptionList items={listed(sponsorship.items)} />
      <Text size="small">{sponsorship.note}</Text>
    </Part>
  );
}
