import { crewBoard } from "@sillages/content";
import { Grid, Heading, List, ScriptOnly, Section, Stack, Text } from "@sillages/ui";
import { PageHeader } from "../../../sections/PageHeader.tsx";
import { Living } from "../../../shell/living/Living.tsx";
import { Page } from "../../../shell/frame/Page.tsx";
import { QuizSheets } from "../quiz/QuizSheets.tsx";
import { boardMaterial } from "./boardMaterial.ts";
import { CrewBoard } from "./CrewBoard.tsx";

/** With what the board says that does not count: the script carries the rest. */
const { door: _door, lead, meta: _meta, noScript, title, use, ...words } = crewBoard;
const { board } = words;

/** The results of several crews side by side, in an address. */
export default function CrewBoardRoute() {
  return (
    <Page>
      <PageHeader title={title} lead={lead} surface="lagoon" />
      <Section id={board.id} labelledBy={`${board.id}-titre`} stack="regular">
        <Heading level={2} size="section" id={`${board.id}-titre`} focusable>
          {board.heading}
        </Heading>
        <ScriptOnly
          otherwise={
            <Stack>
              <Text>{noScript}</Text>
              <QuizSheets />
            </Stack>
          }
        >
          <Living wakes="address">
            <CrewBoard banks={boardMaterial()} words={words} />
          </Living>
        </ScriptOnly>
      </Section>
      <Section id={use.id} labelledBy={`${use.id}-titre`} surface="cream" space="band">
        <Grid columns="aside" space="wide">
          <Heading level={2} id={`${use.id}-titre`}>
            {use.heading}
          </Heading>
          <List items={use.items} />
        </Grid>
      </Section>
    </Page>
  );
}
