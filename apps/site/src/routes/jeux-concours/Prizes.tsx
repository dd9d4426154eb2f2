import {
  identity,
  jeuxConcours,
  type Prize,
  prizes,
  rarities,
  type RarityId,
  series,
} from "@sillages/content";
import { FramedPicture } from "@sillages/illustrations";
import { Badge, type BadgeProps, Card, CardBody, CardMedia, CardTitle, Grid, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const looks: Record<RarityId, Pick<BadgeProps, "tone" | "variant">> = {
  legendaire: { tone: "attention", variant: "outline" },
  epique: { tone: "accent" },
  rare: { tone: "info" },
  commun: { tone: "clear", variant: "outline" },
};

const words = jeuxConcours.prizes;

function PrizeCard({ prize }: { prize: Prize }) {
  const { description, details, drawing, participants, rarity, title, value } = prize;
  const frame = rarities.find(({ id }) => id === rarity);
  return (
    <Card as="li" variant="plain">
      {frame && (
        <CardMedia>
          <FramedPicture
            picture={pictureOf(drawing)}
            frame={pictureOf(frame.drawing)}
            inks={frame.inks}
            decorative
          />
        </CardMedia>
      )}
      <CardBody>
        <Badge {...looks[rarity]}>{frame?.label}</Badge>
        <CardTitle level={3} size="small">
          {title}
        </CardTitle>
        <Text tone="accent">
          {value}, {words.winners(participants)}
        </Text>
        <Text>{description}</Text>
        <Text size="small">{series(details.filter((detail) => detail !== value))}</Text>
      </CardBody>
    </Card>
  );
}

export function Prizes() {
  const { heading, id } = words;
  return (
    <TitledSection
      id={id}
      title={heading}
      fit={headlines.prizes}
      lead={identity.demonstration ? identity.demonstrationLine : undefined}
    >
      <Grid as="ul" columns="quarters" space="rows">
        {prizes.map((prize) => (
          <PrizeCard key={prize.id} prize={prize} />
        ))}
      </Grid>
    </TitledSection>
  );
}
