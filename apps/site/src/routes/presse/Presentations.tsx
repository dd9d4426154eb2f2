import {
  controls,
  identity,
  type Phase,
  phaseByMonth,
  presentations,
  presentationWords,
  type Presentation,
  presse,
} from "@sillages/content";
import { Card, CardBody, CardFooter, Grid, Heading, Text } from "@sillages/ui";
import { MonthState } from "../../sections/MonthState.tsx";
import { CopyPresentation } from "./CopyPresentation.tsx";

const { copy } = presse.kit;

function PresentationCard({ phase, presentation }: { phase: Phase; presentation: Presentation }) {
  const { id: anchor, words, [phase]: text } = presentation;
  return (
    <Card id={anchor} as="div" surface="paper">
      <CardBody>
        <Heading level={4} size="subtitle">
          {presentationWords.label(words)}
        </Heading>
        <Text>{text}</Text>
        <CardFooter>
          <CopyPresentation
            {...copy}
            buttonLabel={controls.labelled(copy.label, presentationWords.label(words))}
            text={text}
            notice={identity.demonstration ? identity.demonstrationLine : undefined}
          />
        </CardFooter>
      </CardBody>
    </Card>
  );
}

/** Each in a column as wide as it is long. */
function InPhase({ phase }: { phase: Phase }) {
  return (
    <Grid columns="growing">
      {presentations.map((presentation) => (
        <PresentationCard key={presentation.id} phase={phase} presentation={presentation} />
      ))}
    </Grid>
  );
}

/** The same presentation at several lengths, true today and ready to be copied. */
export function Presentations() {
  return (
    <MonthState
      states={phaseByMonth({
        before: <InPhase phase="before" />,
        tour: <InPhase phase="tour" />,
        crossing: <InPhase phase="crossing" />,
        after: <InPhase phase="after" />,
      })}
    />
  );
}
