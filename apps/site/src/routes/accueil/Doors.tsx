import { accueil, footer } from "@sillages/content";
import { Heading, Link, Section, Stack } from "@sillages/ui";

const { company, heading } = accueil.doors;

/** Where to go at once, for who comes with something of their own to do. */
export function Doors() {
  return (
    <Section labelledBy="portes" space="close" clear>
      <Stack space="close">
        <Heading level={2} size="subtitle" id="portes">
          {heading}
        </Heading>
        <Stack direction="row">
          {[company, ...footer.doors.links].map(({ label, path }) => (
            <Link key={path} href={path} variant="standalone">
              {label}
            </Link>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
