import { dayInWords, euros, proposalWords, squareMetres } from "@sillages/content";
import { PrintPage } from "@sillages/illustrations";
import { Card, CardBody, DataTable, DescriptionList, Heading, Link, List, Picture, Text } from "@sillages/ui";
import { breakable } from "../../../shell/links/breakable.tsx";
import { bySail } from "../sail/bySail.ts";
import { areaOf, type Plan } from "../sail/plan.ts";
import type { ProposalCost } from "./proposalCost.ts";
import type { OfferedOption, OfferTime, ProposalOffer } from "./proposalOffer.ts";

const { caution, contact, included, noPicture, possible, spaces: words } = proposalWords;

/** The size of the plan as it is drawn. */
const PLAN = { width: 1366, height: 966 };

interface ProposalLeavesProps {
  plan: Plan;
  offer: ProposalOffer;
  /** What of the offer is so on that day. */
  time: OfferTime | undefined;
  company: string;
  chosen: readonly number[];
  cost: ProposalCost;
  options: readonly OfferedOption[];
  /** What the company ticked. */
  benefits: readonly string[];
  picture: { src?: string; failed?: boolean };
  link: string;
  /** The visitor's day (year-month-day). */
  day: string;
}

/** The chosen spaces, a sail a row: however many they are, they fit. */
function SpacesTable({ chosen, plan }: Pick<ProposalLeavesProps, "chosen" | "plan">) {
  return (
    <DataTable
      caption={words.heading}
      columns={[
        { key: "sail", label: words.sail },
        { key: "numbers", label: words.numbers },
        { key: "area", label: words.area, numeric: true },
      ]}
      rows={bySail(plan, chosen).map(({ id, name, numbers }) => ({
        id,
        cells: { sail: name, numbers: words.list(numbers), area: squareMetres(areaOf(plan, numbers)) },
      }))}
    />
  );
}

/** Whose proposal it is, and the spaces that it is about. */
function SpacesLeaf({ chosen, company, day, offer, picture, plan }: ProposalLeavesProps) {
  const { name } = plan.owner;
  return (
    <PrintPage surface="dawn" running={proposalWords.running(name, company)}>
      <Text tone="strong">{proposalWords.dated(dayInWords(day))}</Text>
      <Heading level={3} size="section">
        {proposalWords.title(company)}
      </Heading>
      {offer.demonstration && <Text>{offer.demonstration}</Text>}
      {picture.src && (
        <Picture picture={{ ...PLAN, src: picture.src, alt: proposalWords.title(company) }} load="now" />
      )}
      {picture.failed && <Text>{noPicture}</Text>}
      <SpacesTable chosen={chosen} plan={plan} />
      <Text tone="strong">{`${words.total}\u00A0: ${words.totalValue(chosen.length, areaOf(plan, chosen))}`}</Text>
    </PrintPage>
  );
}

/** What it costs, and all that comes with it. */
function IncludedLeaf({ benefits, company, cost, offer, options, plan, time }: ProposalLeavesProps) {
  return (
    <PrintPage running={proposalWords.running(plan.owner.name, company)}>
      <Heading level={4} size="title">
        {included.heading}
      </Heading>
      <DescriptionList
        items={[
          {
            term: included.price,
            definition: cost.words ?? included.onQuotation,
          },
          ...(cost.total === undefined ? [] : [{ term: included.total, definition: euros(cost.total) }]),
        ]}
      />
      <Text>{time?.months ? offer.duration : time?.plan}</Text>
      <Text>{included.sponsorship}</Text>
      <List items={offer.included} />
      {options.length > 0 && (
        <>
          <Heading level={4} size="subtitle">
            {included.options}
          </Heading>
          <DescriptionList
            items={options.map(({ amount, title, unit }) => ({
              term: title,
              definition: included.option(amount, unit),
            }))}
          />
        </>
      )}
      {benefits.length > 0 && (
        <>
          <Heading level={4} size="subtitle">
            {included.benefits}
          </Heading>
          <List items={benefits} />
        </>
      )}
    </PrintPage>
  );
}

/** What of the offer is so on that day, and whom to write to. */
function PossibleLeaf({ company, link, offer, plan, time }: ProposalLeavesProps) {
  const { address, name, role, telephone } = offer.contact;
  const { mail } = plan.owner;
  return (
    <PrintPage surface="sunPale" running={proposalWords.running(plan.owner.name, company)}>
      <Heading level={4} size="title">
        {possible.heading}
      </Heading>
      <DescriptionList items={time?.items ?? []} />
      <Text size="small">{proposalWords.upToDate(offer.day)}</Text>
      <Card as="div" surface="paper">
        <CardBody>
          <Heading level={4} size="subtitle">
            {contact.heading}
          </Heading>
          <Text>
            <strong>{name}</strong>, {role}
            <br />
            <Link href={telephone.href}>{telephone.display}</Link>,{" "}
            <Link href={`mailto:${mail}`}>{breakable(mail)}</Link>
            <br />
            {address}
          </Text>
          <Text>
            <Link href={link}>{contact.link}</Link>
          </Text>
        </CardBody>
      </Card>
      <Text size="small">{caution}</Text>
    </PrintPage>
  );
}

/** The proposal on its sheets. */
export function ProposalLeaves(props: ProposalLeavesProps) {
  return (
    <>
      <SpacesLeaf {...props} />
      <IncludedLeaf {...props} />
      <PossibleLeaf {...props} />
    </>
  );
}
