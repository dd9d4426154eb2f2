import { takeAway, type TakenFile, textPages } from "@sillages/content";
import { Grid, Heading, Section, Stack, TableOfContents, Text } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { FileLink } from "../../shell/links/FileLink.tsx";

const { groups, lead, title } = takeAway;

/** A file: what it is, what it weighs, what for. */
function Taken({ label, path, use }: TakenFile) {
  return (
    <li>
      <FileLink path={path} label={label} />
      <Text size="small">{use}</Text>
    </li>
  );
}

/** Every file of the site, by who takes it. */
export function TakenFiles() {
  return (
    <>
      <PageHeader title={title} lead={lead} surface="lagoon" />
      <Section>
        <Grid columns="contents" space="wide" paper="stack">
          <TableOfContents
            label={textPages.contents}
            links={groups.map(({ heading, id }) => ({ label: heading, href: `#${id}` }))}
          />
          <Stack space="loose">
            {groups.map(({ files, heading, id, license }) => (
              <Stack key={id} space="near">
                <Heading level={2} id={id}>
                  {heading}
                </Heading>
                <Text tone="strong">{license}</Text>
                <Grid as="ul" columns="halves">
                  {files.map((file) => (
                    <Taken key={file.path} {...file} />
                  ))}
                </Grid>
              </Stack>
            ))}
          </Stack>
        </Grid>
      </Section>
    </>
  );
}
