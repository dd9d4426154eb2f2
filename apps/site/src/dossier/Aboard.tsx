import { dossier, identity, number, team, town } from "@sillages/content";
import { Card, CardBody, DescriptionList, Stat, Grid, Heading, Text, Link } from "@sillages/ui";
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
    <Card as="div" surface="paper">
      <CardBody>
        <Heading level={3}>{contact.heading}</Heading>
        <DescriptionList
          items={[
            ...(who ? [{ term: who.name, definition: who.role }] : []),
            {
              term: contact.mail,
              definition: <Link href={`mailto:${mail.partners}`}>{breakable(mail.partners)}</Link>,
            },
            {
              term: contact.telephone,
              definition: <Link href={telephone.partners.href}>{telephone.partners.display}</Link>,
            },
            { term: contact.address, definition: `${address.street}, ${town(address)}` },
            { term: contact.site, definition: host },
            {
              term: link.label,
              definition: <Link href={link.path}>{breakable(host + link.path)}</Link>,
            },
          ]}
        />
        {identity.demonstration && <Text size="small">{identity.demonstrationNotice}</Text>}
      </CardBody>
    </Card>
  );
}

export function Aboard() {
  return (
    <Part id={aboard.id} heading={aboard.heading} surface="sun" band={pictureOf("scenes/escale")}>
      <Grid as="ol" columns="halves">
        {aboard.steps.map(({ text, title }, at) => (
          <Card key={title} as="li">
            <CardBody>
              <Stat value={number(at + 1)} size="small">
                <Heading level={3} size="subtitle">
                  {title}
                </Heading>
              </Stat>
              <Text>{text}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Contact />
    </Part>
  );
}
