import { filePaths, planDuSite, takeAway } from "@sillages/content";
import { Grid, Heading, Section, Stack, Link, List } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { FileLink } from "../../shell/links/FileLink.tsx";
import { PageLink, type WrittenLink } from "../../shell/links/PageLink.tsx";

const { files, groups, lead, title } = planDuSite;

/** The files that are written beside the pages, under the names that /a-emporter gives them. */
const written = takeAway.groups
  .flatMap((group) => group.files)
  .filter(({ path }) => filePaths.some((file) => file === path));

function Places({ places, ruled = false }: { places: readonly WrittenLink[]; ruled?: boolean }) {
  return (
    <List
      variant={ruled ? "ruled" : "plain"}
      items={places.map((place) => (
        <PageLink key={place.path} {...place} variant="listed" />
      ))}
    />
  );
}

/** Each page above its parts, or a plain list of pages that have none. */
function Pages({ pages }: Pick<(typeof groups)[number], "pages">) {
  if (pages.every(({ parts }) => parts.length === 0)) return <Places ruled places={pages} />;
  return (
    <Grid columns="newspaper" space="wide">
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
  return (
    <>
      <PageHeader title={title} lead={lead} surface="sun" />
      <Section stack="loose">
        {groups.map(({ heading, pages }) => (
          <Stack key={heading}>
            <Heading level={2}>{heading}</Heading>
            <Pages pages={pages} />
          </Stack>
        ))}
        <Stack>
          <Heading level={2}>{files.heading}</Heading>
          <List
            variant="ruled"
            items={[...files.documents, ...written].map(({ label, path }) => (
              <FileLink key={path} variant="listed" label={label} path={path} />
            ))}
          />
        </Stack>
      </Section>
    </>
  );
}
