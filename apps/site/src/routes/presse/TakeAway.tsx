import { identity, pressTake } from "@sillages/content";
import { Card, CardBody, Grid, Heading, Link, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { PdfLink } from "../../pdf/PdfLink.tsx";
import { MonthState } from "../../sections/MonthState.tsx";
import { LastPositions } from "../../log/LastPositions.tsx";
import { roadFrom } from "../../sections/roadOn.ts";
import { editionDate, pressKitFile } from "../../shell/downloads.ts";
import { Living } from "../../shell/Living.tsx";

const { checksum, heading, id, lead, pdf, sheet, tonight, zip, zipFile } = pressTake;

/** One file that holds all, and the two documents to forward. */
function Files() {
  const kit = pressKitFile();
  return (
    <Card as="div" surface="paper">
      <CardBody>
        {kit && (
          <Link href={kit.path} variant="standalone" download={zipFile(kit.files, kit.bytes)}>
            {zip}
          </Link>
        )}
        <PdfLink path="/documents/dossier-de-presse.html" label={pdf} />
        <PdfLink path="/documents/fiche-presse.html" label={sheet} />
        {kit && (
          <Text size="small">
            {checksum} : <span translate="no">{kit.checksum}</span>
          </Text>
        )}
      </CardBody>
    </Card>
  );
}

/** Where the announced road has come to, and the number to call whatever the hour. */
function Tonight() {
  const { display, href } = identity.telephone.press;
  return (
    <Card as="div" surface="night">
      <CardBody>
        <Heading level={3} size="subtitle">
          {tonight.heading}
        </Heading>
        <LastPositions />
        <Text size="lead">
          <Living as="span" dated="month">
            <MonthState states={roadFrom(editionDate())} />
          </Living>
        </Text>
        <Text>
          {tonight.note} <Link href={href}>{display}</Link>
        </Text>
      </CardBody>
    </Card>
  );
}

/** What a newsroom takes at once, a minute before it closes. */
export function TakeAway() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="lagoon">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Stack>
        <Grid columns="halves">
          <Files />
          <Tonight />
        </Grid>
      </Stack>
    </Section>
  );
}
