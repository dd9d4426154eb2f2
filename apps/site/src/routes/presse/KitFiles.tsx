import { pressTake } from "@sillages/content";
import { Card, CardBody, Heading, Link, Text } from "@sillages/ui";
import { Fragment } from "react";
import { PdfLink } from "../../documents/pdf/PdfLink.tsx";
import { pressKitFile } from "../../shell/links/downloads.ts";

const { checksum, heading, id, pdf, sheet, zip, zipFile } = pressTake;

/** One file that holds all, and the two documents to forward: what a newsroom takes a minute before it closes. */
export function KitFiles() {
  const kit = pressKitFile();
  return (
    <Card as="div" id={id} surface="paper">
      <CardBody>
        <Heading level={3} size="subtitle">
          {heading}
        </Heading>
        {kit && (
          <Link href={kit.path} variant="standalone" download={zipFile(kit.files, kit.bytes)}>
            {zip}
          </Link>
        )}
        <PdfLink path="/documents/dossier-de-presse.html" label={pdf} />
        <PdfLink path="/documents/fiche-presse.html" label={sheet} />
        {kit && (
          <Text size="small">
            {`${checksum}\u00A0: `}
            <span translate="no">
              {kit.checksum.match(/.{16}/g)?.map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </span>
          </Text>
        )}
      </CardBody>
    </Card>
  );
}
