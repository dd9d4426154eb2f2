import {
  identity,
  type Phase,
  presentations,
  presentationWords,
  type Presentation,
  presse,
} from "@sillages/content";
import { Card, CardBody, CardFooter, Grid, Heading, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { Phased } from "../../sections/Phased.tsx";
import { CopyPresentation } from "./CopyPresentation.tsx";
import { headlines } from "./headlines.css.ts";
import { PressFacts } from "./PressFacts.tsx";

const { copy, heading, id, lead } = presse.kit;

function PresentationCard({ phase, presentation }: { phase: Phase; presentation: Presentation }) {
  const { id: anchor, words, [phase]: text } = presentation;
  return (
    <Card id={anchor} as="div" surface="paper">
      <CardBody>
        <Heading level={3} size="subtitle">
          {presentationWords.label(words)}
        </Heading>
        <Text>{text}</Text>
        <CardFooter>
          <CopyPresentation
            {...copy}
            text={text}
            notice={identity.demonstration ? identity.demonstrationLine : undefined}
          />
        </CardFooter>
      </CardBody>
    </Card>
  );
}

/** Each in a column as wide as it is long. */
function Presentations({ phase }: { phase: Phase }) {
  return (
    <Grid columns="growing">
      {presentations.map((presentation) => (
        <PresentationCard key={presentation.id} phase={phase} presentation={presentation} />
      ))}
    </Grid>
  );
}

/** The same presentation at several lengths, true today and ready to be copied; the facts, and whom to ask. */
export function PressKit() {
  return (
    <Section id={id} labelledBy="dossier-de-presse-titre" surface="sunPale">
      <SectionHeader id="dossier-de-presse-titre" title={heading} fit={headlines.kit} lead={lead} />
      <Stack space="loose">
        <Phased
          states={{
            before: <Presentations phase="before" />,
            tour: <Presentations phase="tour" />,
            crossing: <Presentations phase="crossing" />,
            after: <Presentations phase="after" />,
          }}
        />
        <PressFacts />
      </Stack>
    </Section>
  );
}
