import { dossier, identity, number, team, town } from "@sillages/content";
import { Card, DefinitionTable, FigureLine, Grid, Headline, Text, TextLink } from "@sillages/ui";
import { breakable } from "../shell/breakable.tsx";
import { pictureOf } from "../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { aboard, contact } = dossier;
const { link } = dossier.opportunities;

function Contact() {
  const { address, mail, site, telephone } = identity;
  const host = new URL(site).host;
  const who = team.find(({ category }) => category === "business");
  return (
    <Card as="div" surface="papier">
      <Headline level={3}>{contact.heading}</Headline>
      <DefinitionTable
        items={[
          ...(who ? [{ term: who.name, definition: who.role }] : []),
          {
            term: contact.mail,
            definition: <TextLink href={`mailto:${mail.partners}`}>{breakable(mail.partners)}</TextLink>,
          },
          {
            term: contact.telephone,
            definition: <TextLink href={telephone.partners.href}>{telephone.partners.display}</TextLink>,
          },
          { term: contact.address, definition: `${address.street}, ${town(address)}` },
          { term: contact.site, definition: host },
          {
            term: link.label,
            definition: <TextLink href={link.path}>{breakable(host + link.path)}</TextLink>,
          },
        ]}
      />
      {identity.demonstration && <Text size="small">{identity.demonstrationNotice}</Text>}
    </Card>
  );
}

export function Aboard() {
  return (
    <Part id={aboard.id} heading={aboard.heading} surface="soleil" band={pictureOf("scenes/escale")}>
      <Grid as="ol" columns="halves">
        {aboard.steps.map(({ text, title }, at) => (
          <Card key={title} as="li">
            <FigureLine value={number(at + 1)} size="small">
              <Headline level={3} size="subtitle">
                {title}
              </Headline>
            </FigureLine>
            <Text>{text}</Text>
          </Card>
        ))}
      </Grid>
      <Contact />
    </Part>
  );
}
