import {
  benefits,
  dossier,
  figures,
  identity,
  number,
  opportunityReadings,
  plannedStopovers,
  quantity,
  stages,
  capitalised,
  monthRange,
  dayInWords,
} from "@sillages/content";
import {
  DataTable,
  DefinitionTable,
  FigureRow,
  Headline,
  Section,
  Stack,
  Text,
  TextLink,
} from "@sillages/ui";
import type { ReactNode } from "react";
import { Document } from "../Document.tsx";

const { about, benefits: benefitWords, contact, figures: figureWords, opportunities } = dossier;

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Section id={id} labelledBy={`${id}-titre`} space="close">
      <Stack>
        <Headline level={2} id={`${id}-titre`}>
          {heading}
        </Headline>
        {children}
      </Stack>
    </Section>
  );
}

function Cover({ date }: { date: string }) {
  return (
    <Section surface="aube">
      <Stack>
        <Text tone="strong">{dossier.edition(date)}</Text>
        <Headline level={1} size="poster">
          {dossier.title}
        </Headline>
        <Text size="lead">{dossier.lead}</Text>
        <Text>{dossier.printHint}</Text>
        <TextLink href={dossier.back.path} kind="alone">
          {dossier.back.label}
        </TextLink>
      </Stack>
    </Section>
  );
}

function About() {
  return (
    <Part id={about.id} heading={about.heading}>
      {about.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Text>{about.students(figures.studentAmbassadors)}</Text>
    </Part>
  );
}

function RoadFigures() {
  const { europeanStopovers, latinAmericanStopovers } = figures;
  return (
    <Part id={figureWords.id} heading={figureWords.heading}>
      <FigureRow
        label={figureWords.heading}
        figures={[
          { value: number(figures.boats), label: figureWords.boats(figures.boats) },
          {
            value: number(plannedStopovers()),
            label: figureWords.stopovers(europeanStopovers, latinAmericanStopovers),
          },
          { value: number(figures.latinAmericanCountries), label: figureWords.countries },
          { value: number(figures.expeditionMonths), label: figureWords.months },
          { value: quantity(figures.transatlanticKilometres, "km"), label: figureWords.distance },
          { value: number(figures.sustainableDevelopmentGoals), label: figureWords.goals },
        ]}
      />
      <Headline level={3} size="subtitle">
        {figureWords.stages}
      </Headline>
      <DefinitionTable
        items={stages.map((stage) => ({
          term: capitalised(monthRange(stage)),
          definition: `${stage.title}, ${stage.location}`,
        }))}
      />
    </Part>
  );
}

function Opportunities() {
  return (
    <Part id={opportunities.id} heading={opportunities.heading}>
      <Text>{opportunities.text(figures.advertisingSpaces, figures.sailSquareMetres)}</Text>
      <DataTable
        caption={opportunities.reckoning}
        columns={[
          { key: "label", label: opportunities.columns.reading },
          { key: "value", label: opportunities.columns.count, numeric: true },
          { key: "reckoning", label: opportunities.columns.reckoning },
        ]}
        rows={opportunityReadings.map(({ id, label, reckoning, value }) => ({
          id,
          cells: { label, reckoning, value: number(value) },
        }))}
      />
      <TextLink href={opportunities.link.path} kind="alone">
        {opportunities.link.label}
      </TextLink>
    </Part>
  );
}

function Benefits() {
  return (
    <Part id={benefitWords.id} heading={benefitWords.heading}>
      <Text>{benefitWords.lead}</Text>
      <DefinitionTable
        items={benefits.map(({ description, title }) => ({ term: title, definition: description }))}
      />
    </Part>
  );
}

function Contact() {
  const { address, mail, site, telephone } = identity;
  return (
    <Part id={contact.id} heading={contact.heading}>
      <Text>{contact.lead}</Text>
      <DefinitionTable
        items={[
          {
            term: contact.mail,
            definition: <TextLink href={`mailto:${mail.partners}`}>{mail.partners}</TextLink>,
          },
          {
            term: contact.telephone,
            definition: <TextLink href={telephone.partners.href}>{telephone.partners.display}</TextLink>,
          },
          { term: contact.address, definition: `${address.street}, ${address.postalCode} ${address.city}` },
          { term: contact.site, definition: site },
        ]}
      />
      {identity.demonstration && <Text size="small">{identity.demonstrationNotice}</Text>}
    </Part>
  );
}

/** What « Découvrir » opens: the expedition on a few printed pages, without navigation or script. */
export function DossierDocument({ builtAt }: { builtAt: string }) {
  return (
    <Document builtAt={builtAt}>
      <title>{dossier.meta.title}</title>
      <meta name="description" content={dossier.meta.description} />
      <main>
        <Cover date={dayInWords(builtAt.slice(0, 10))} />
        <About />
        <RoadFigures />
        <Opportunities />
        <Benefits />
        <Contact />
      </main>
    </Document>
  );
}
