import { controls, footage, pressTake, released } from "@sillages/content";
import { Heading, Link, Stack, Text } from "@sillages/ui";
import { editionDate } from "../../shell/time/edition.ts";

/** Films to cut into a report: they are kept elsewhere. */
export function Footage() {
  const films = released(footage, editionDate());
  const { heading, item, none } = pressTake.footage;
  return (
    <Stack space="near">
      <Heading level={4} size="subtitle">
        {heading}
      </Heading>
      {films.length === 0 && <Text>{none}</Text>}
      {films.map(({ credit, format, id, seconds, title, url }) => (
        <Text key={id}>
          <Link href={url} newWindow={controls.newWindow}>
            {item(title, seconds)}
          </Link>
          {`, ${format}, ${credit}`}
        </Text>
      ))}
    </Stack>
  );
}
