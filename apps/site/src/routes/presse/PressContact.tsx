import { controls, identity, presse } from "@sillages/content";
import { ActionLink, DefinitionTable, Grid, Headline, Section, SectionHeader, Stack } from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { headlines } from "./headlines.css.ts";

export function PressContact() {
  const { heading, hours, id, lead, mail, prepared, telephone } = presse.contact;
  const number = identity.telephone.press;
  return (
    <Section id={id} labelledBy="contact-presse-titre" surface="lagon">
      <Grid columns="halves" gap="wide">
        <div>
          <SectionHeader id="contact-presse-titre" title={heading} fit={headlines.contact} lead={lead} />
          <Stack direction="row" space="near">
            <ActionLink href={number.href}>{controls.labelled(telephone, number.display)}</ActionLink>
            <ActionLink href={mailto(identity.mail.press, prepared)} tone="outline">
              {mail}
            </ActionLink>
          </Stack>
        </div>
        <Stack space="near">
          <Headline level={3}>{hours.heading}</Headline>
          <DefinitionTable
            items={[...hours.slots, hours.emergency].map(({ label, value }) => ({
              term: label,
              definition: value,
            }))}
          />
        </Stack>
      </Grid>
    </Section>
  );
}
