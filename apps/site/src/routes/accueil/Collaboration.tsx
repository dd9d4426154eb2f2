import { accueil, controls, figures, identity, number, organisations } from "@sillages/content";
import {
  ActionLink,
  Card,
  FigureRow,
  Grid,
  Headline,
  Section,
  SectionHeader,
  Stack,
  Text,
  WakeList,
} from "@sillages/ui";
import { OrganisationCard } from "../../sections/OrganisationCard.tsx";
import { headlines } from "./headlines.css.ts";

const { collaboration } = accueil;
const crew = organisations.filter(({ role }) =>
  ["energy", "marine-technology", "biodiversity"].includes(role),
);

function Aims() {
  return (
    <Grid as="ul">
      {collaboration.tabs.items.map(({ id, points, text, title }) => (
        <Card key={id} as="li">
          <Headline level={3}>{title}</Headline>
          <Text size="lead">{text}</Text>
          <WakeList items={points} />
        </Card>
      ))}
    </Grid>
  );
}

function Crew() {
  const { heading, lead } = collaboration.partners;
  return (
    <Section surface="aube">
      <SectionHeader title={heading} lead={lead} />
      <Grid>
        {crew.map((organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} surface="papier" />
        ))}
      </Grid>
    </Section>
  );
}

function Closing() {
  const { closing, philosophy } = collaboration;
  return (
    <Section surface="nuit">
      <Grid columns="halves" gap="wide">
        <Stack>
          <Headline level={3}>{philosophy.heading}</Headline>
          <Text size="lead">{philosophy.text}</Text>
        </Stack>
        <Stack>
          <Headline level={2} size="section">
            {closing.heading}
          </Headline>
          <Stack direction="row" space="near">
            <ActionLink href={closing.partner.path}>{closing.partner.label}</ActionLink>
            <ActionLink href={identity.document} tone="outline" newWindow={controls.newWindow}>
              {closing.document.label}
            </ActionLink>
          </Stack>
        </Stack>
      </Grid>
    </Section>
  );
}

/** Stands after the footer, as the specification asks: what one gains by coming aboard. */
export function Collaboration() {
  const { counters, heading, label, lead, strengths } = collaboration;
  return (
    <aside aria-label={label}>
      <Section>
        <SectionHeader title={heading} fit={headlines.collaboration} lead={lead} />
        <Aims />
      </Section>
      <Crew />
      <FigureRow
        label={counters.heading}
        figures={[
          { value: number(figures.boats), label: counters.boats },
          { value: number(figures.studentAmbassadors), label: counters.students },
          { value: number(figures.innovationPrizes), label: counters.prizes(figures.innovationPrizes) },
        ]}
      />
      <Section>
        <Grid columns="aside" gap="wide">
          <SectionHeader title={strengths.heading} />
          <WakeList items={strengths.items} />
        </Grid>
      </Section>
      <Closing />
    </aside>
  );
}
