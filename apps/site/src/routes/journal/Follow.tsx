import { logWords } from "@sillages/content/journal";
import { Heading, List, Section, Text } from "@sillages/ui";
import { FileLink } from "../../shell/links/FileLink.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { atom, geojson, gpx, heading, json, lead } = logWords.follow;

/** The log in a reader of feeds, the tracks on another map. */
export function Follow() {
  return (
    <Section labelledBy="suivre" surface="lagoon" space="close" stack="near">
      <Heading level={2} id="suivre">
        {heading}
      </Heading>
      <Text>{lead}</Text>
      <List
        variant="ruled"
        items={[
          ...[atom, json].map((feed) => <PageLink key={feed.path} {...feed} variant="listed" />),
          ...[gpx, geojson].map((file) => <FileLink key={file.path} {...file} variant="listed" />),
        ]}
      />
    </Section>
  );
}
