import { jeuxConcours, prizes, rarities } from "@sillages/content";
import { Badge, Card, Grid, Headline, Section, SectionHeader, Text, WakeList } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

export function Prizes() {
  const { heading, id, lead, winners } = jeuxConcours.prizes;
  return (
    <Section id={id} labelledBy="lots-titre" surface="papier2">
      <SectionHeader id="lots-titre" title={heading} fit={headlines.prizes} lead={lead} />
      <Grid as="ul" columns="quarters">
        {prizes.map((prize) => (
          <Card key={prize.id} as="li" picture={pictureOf(prize.drawing)} surface="papier">
            <Badge tone="outline">{rarities.find((rarity) => rarity.id === prize.rarity)?.label}</Badge>
            <Headline level={3} size="subtitle">
              {prize.title}
            </Headline>
            <Text tone="accent">{prize.value}</Text>
            <Text>{prize.description}</Text>
            <WakeList items={prize.details} />
            <Text tone="strong">{winners(prize.participants)}</Text>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
