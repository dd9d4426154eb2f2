import { pressLogos } from "@sillages/content";
import { Card, CardBody, Grid, Heading, Link, List, Text } from "@sillages/ui";
import { lit } from "@sillages/ui/theme";
import { LogoVersion } from "../../sections/LogoVersion.tsx";
import { logoFiles } from "../../shell/links/downloads.ts";

const { file: fileWords, lead, license, rules, versions } = pressLogos;

type Version = (typeof versions)[number];

/** A logo on its ground, and its files. */
function LogoCard({ version }: { version: Version }) {
  const files = logoFiles().filter(({ path }) => path.includes(`/${version.file}.`));
  return (
    <Card as="li" surface="paper">
      <LogoVersion version={version} />
      <CardBody>
        <Heading level={4} size="subtitle">
          {version.label}
        </Heading>
        {files.map(({ bytes, path }) => {
          const format = path.replace(/^.*\./, "").toUpperCase();
          return (
            <Link
              key={path}
              href={path}
              download={fileWords(bytes)}
              aria-label={`${format} (${fileWords(bytes)}), ${version.label}`}
            >
              {format}
            </Link>
          );
        })}
      </CardBody>
    </Card>
  );
}

/** The logos of the expedition, in each format, and how to use them. By night too each stands on the ground that it is drawn for. */
export function Logos() {
  return (
    <>
      <Text>
        {lead} <strong>{license}</strong>
      </Text>
      <div className={lit}>
        <Grid as="ul" columns="quarters">
          {versions.map((version) => (
            <LogoCard key={version.file} version={version} />
          ))}
        </Grid>
      </div>
      <Heading level={4} size="subtitle">
        {rules.heading}
      </Heading>
      <List variant="ruled" items={rules.items} />
    </>
  );
}
