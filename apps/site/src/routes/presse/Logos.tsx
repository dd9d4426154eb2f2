import { pressLogos } from "@sillages/content";
import { Card, CardBody, Grid, Heading, Link, List, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { LogoVersion } from "../../sections/LogoVersion.tsx";
import { logoFiles } from "../../shell/downloads.ts";

const { file: fileWords, heading, id, lead, license, rules, versions } = pressLogos;

type Version = (typeof versions)[number];

/** A logo on its ground, and its files. */
function LogoCard({ version }: { version: Version }) {
  const files = logoFiles().filter(({ path }) => path.includes(`/${version.file}.`));
  return (
    <Card as="li">
      <LogoVersion {...version} />
      <CardBody>
        <Heading level={3} size="subtitle">
          {version.label}
        </Heading>
        {files.map(({ bytes, path }) => {
          const format = path.replace(/^.*\./, "").toUpperCase();
          return (
            <Link
              key={path}
              href={path}
              download={fileWords(bytes)}
              aria-label={`${format} ${fileWords(bytes)}, ${version.label}`}
            >
              {format}
            </Link>
          );
        })}
      </CardBody>
    </Card>
  );
}

/** The logos of the expedition, in each format, and how to use them. */
export function Logos() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="cream">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Stack>
        <Grid as="ul" columns="quarters">
          {versions.map((version) => (
            <LogoCard key={version.file} version={version} />
          ))}
        </Grid>
        <Grid columns="contents" gap="wide">
          <Stack space="close">
            <Heading level={3} size="subtitle">
              {rules.heading}
            </Heading>
            <Text tone="strong">{license}</Text>
          </Stack>
          <List variant="ruled" items={rules.items} />
        </Grid>
      </Stack>
    </Section>
  );
}
