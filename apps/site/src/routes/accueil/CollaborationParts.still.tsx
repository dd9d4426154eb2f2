import { accueil, controls, figures, identity, number, organisations } from "@sillages/content";
import {
  ActionLink,
  Banner,
  Card,
  CardTitle,
  FigureRow,
  Grid,
  Headline,
  Logo,
  PosterBand,
  Stack,
  Text,
  TextLink,
  WakeList,
} from "@sillages/ui";
import { logoOf, pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { closing, counters, lead, partners, philosophy, strengths, tabs } = accueil.collaboration;

export function Together() {
  return (
    <Stack space="wide">
      <Headline level={2} size="section" id="collaboration" fit={headlines.collaboration} />
      <Text size="lead">{lead}</Text>
      <FigureRow
        kind="compact"
        label={counters.heading}
        figures={[
          { value: number(figures.boats), label: counters.boats },
          { value: number(figures.studentAmbassadors), label: counters.students },
          { value: number(figures.innovationPrizes), label: counters.prizes(figures.innovationPrizes) },
        ]}
      />
    </Stack>
  );
}

function Aim({ at }: { at: 0 | 1 | 2 }) {
  const { points, text } = tabs.items[at];
  return (
    <Stack>
      <Text size="lead">{text}</Text>
      <WakeList items={points} />
    </Stack>
  );
}

export function Vision() {
  return <Aim at={0} />;
}

export function MissionAim() {
  return <Aim at={1} />;
}

export function Impact() {
  return <Aim at={2} />;
}

const crew = (["energy", "marine-technology", "biodiversity"] as const).flatMap(
  (role) => organisations.find((organisation) => organisation.role === role) ?? [],
);
const inks = ["soleil", "lagon", "aube"] as const;

export function Crew() {
  return (
    <Stack space="loose">
      <Stack space="close">
        <Headline level={3}>{partners.heading}</Headline>
        <Text>{partners.lead}</Text>
      </Stack>
      <Grid as="ul" gap="none">
        {crew.map(({ category, description, id, logo, name, url }, at) => (
          <Card
            key={id}
            as="li"
            kind="tile"
            surface={inks[at] ?? "soleil"}
            media={<Logo {...logoOf(logo)} name={name} />}
          >
            <CardTitle level={4}>{category}</CardTitle>
            <Text>{description}</Text>
            <TextLink href={url} kind="alone" newWindow={controls.newWindow}>
              {controls.visitSite(name)}
            </TextLink>
          </Card>
        ))}
      </Grid>
      <Grid columns="aside" gap="wide">
        <Headline level={3}>{strengths.heading}</Headline>
        <WakeList kind="ruled" items={strengths.items} />
      </Grid>
    </Stack>
  );
}

export function Philosophy() {
  return (
    <Banner eyebrow={philosophy.eyebrow} picture={pictureOf("scenes/grain")}>
      <Headline level={2} size="section" fit={headlines.philosophy} />
      <Text size="lead">{philosophy.text}</Text>
    </Banner>
  );
}

export function Closing() {
  return (
    <PosterBand
      labelledBy="embarquer"
      align="center"
      surface="brique"
      picture={pictureOf("scenes/tropiques")}
      actions={
        <>
          <ActionLink href={closing.partner.path}>{closing.partner.label}</ActionLink>
          <ActionLink href={identity.document} tone="outline" newWindow={controls.newWindow} plain>
            {closing.document.label}
          </ActionLink>
        </>
      }
    >
      <Headline level={2} size="chapter" id="embarquer" fit={headlines.closing} />
    </PosterBand>
  );
}
