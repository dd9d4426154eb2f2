import { devenirPartenaire, dossier, offerOn } from "@sillages/content";
import { DescriptionList, Heading, Text } from "@sillages/ui";
import { Part } from "./Part.tsx";

const { possible, sponsorship } = devenirPartenaire;

/** What may still be taken on the day of the dossier, and until when; then what the law calls it. */
export function Possible({ now, date }: { now: Date; date: string }) {
  const { items, plan } = offerOn(now);
  return (
    <Part id={possible.id} heading={dossier.possible(date)}>
      <Text size="lead">{plan}</Text>
      <DescriptionList items={items} />
      <Heading level={3} size="subtitle">
        {sponsorship.heading}
      </Heading>
      <DescriptionList items={sponsorship.items} />
      <Text size="small">{sponsorship.note}</Text>
    </Part>
  );
}
