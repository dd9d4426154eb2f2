import { filePaths, planDuSite } from "@sillages/content";
import { Grid, Headline, Section, Stack, TextLink, WakeList } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";

const { files, groups, lead, title } = planDuSite;

/** What a file is, by how its name ends; else its address. */
function fileLabel(path: string) {
  const kind = Object.entries(files.kinds).find(([ending]) => path.endsWith(ending));
  return kind ? `${kind[1]} : ${path.split("/").at(-1)}` : path;
}

interface Place {
  label: string;
  path: string;
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <WakeList
      items={places.map(({ label, path }) => (
        <TextLink key={path} href={path}>
          {label}
        </TextLink>
      ))}
    />
  );
}

export function SiteMap() {
  const others = filePaths.map((path) => ({ label: fileLabel(path), path }));
  return (
    <>
      <PageHeader title={title} lead={lead} surface="soleil" />
      <Section>
        <Stack space="loose">
          {groups.map(({ heading, pages }) => (
            <Stack key={heading}>
              <Headline level={2}>{heading}</Headline>
              <Grid columns={pages.length > 3 ? "quarters" : "thirds"} gap="wide">
                {pages.map(({ label, parts, path }) => (
                  <Stack key={path} space="near">
                    <Headline level={3} size="subtitle" href={path}>
                      {label}
                    </Headline>
                    {parts.length > 0 && <Places places={parts} />}
                  </Stack>
                ))}
              </Grid>
            </Stack>
          ))}
          <Stack>
            <Headline level={2}>{files.heading}</Headline>
            <Places places={[...files.documents, ...others]} />
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
