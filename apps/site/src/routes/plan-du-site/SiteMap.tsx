import { filePaths, planDuSite } from "@sillages/content";
import { Grid, Heading, Section, Stack, Link, List } from "@sillages/ui";
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

function Places({ places, ruled = false }: { places: readonly Place[]; ruled?: boolean }) {
  return (
    <List
      variant={ruled ? "ruled" : "plain"}
      items={places.map(({ label, path }) => (
        <Link key={path} variant="listed" href={path}>
          {label}
        </Link>
      ))}
    />
  );
}

/** Each page above its parts, or a plain list of pages that have none. */
function Pages({ pages }: Pick<(typeof groups)[number], "pages">) {
  if (pages.every(({ parts }) => parts.length === 0)) return <Places ruled places={pages} />;
  return (
    <Grid space="wide">
      {pages.map(({ label, parts, path }) => (
        <Stack key={path} space="near">
          <Heading level={3} size="subtitle">
            <Link href={path}>{label}</Link>
          </Heading>
          {parts.length > 0 && <Places places={parts} />}
        </Stack>
      ))}
    </Grid>
  );
}

export function SiteMap() {
  const others = filePaths.map((path) => ({ label: fileLabel(path), path }));
  return (
    <>
      <PageHeader title={title} lead={lead} surface="sun" />
      <Section>
        <Stack space="loose">
          {groups.map(({ heading, pages }) => (
            <Stack key={heading}>
              <Heading level={2}>{heading}</Heading>
              <Pages pages={pages} />
            </Stack>
          ))}
          <Stack>
            <Heading level={2}>{files.heading}</Heading>
            <Places ruled places={[...files.documents, ...others]} />
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
