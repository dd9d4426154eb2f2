import { callPeriod, figures, identity, periodByMonth, presentation } from "@sillages/content";
import { ActionLink, Card, CardBody, CardMedia, Grid, Heading, Stack, Text } from "@sillages/ui";
import { ByMonth } from "../../sections/ByMonth.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { mailto } from "../../shell/links/mailto.ts";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const { call, fields, heading, id, lead } = presentation.ambassadors;

/** What is said of the call in one of its states, and what can be done then. */
function Answer({ text, button }: { text: string; button: string }) {
  return (
    <Stack direction="ends" space="wide">
      <Text size="lead">{text}</Text>
      <ActionLink href={mailto(identity.mail.contact, call.mail)}>{button}</ActionLink>
    </Stack>
  );
}

/** Who is called, for what, and whether the call is open. */
export function Ambassadors() {
  const { current, past, upcoming } = call.states;
  const students = figures.studentAmbassadors;
  return (
    <TitledSection
      id={id}
      title={heading}
      size="title"
      lead={
        <ByMonth
          as="span"
          states={periodByMonth(callPeriod, {
            upcoming: lead.upcoming(students),
            current: lead.current(students),
            past: lead.past(students),
          })}
        />
      }
      surface="sun"
      space="band"
      stack="regular"
    >
      <Grid as="ul" columns="quarters" space="none">
        {fields.map(({ drawing, id: field, text, title, tone }) => (
          <Card key={field} as="li" layout="tile" size="large" surface={tone}>
            <CardMedia picture={pictureOf(drawing)} decorative />
            <CardBody>
              <Heading level={3} size="subtitle">
                {title}
              </Heading>
              <Text>{text}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <ByMonth
        states={periodByMonth(callPeriod, {
          upcoming: <Answer {...upcoming} />,
          current: <Answer {...current} />,
          past: <Answer {...past} />,
        })}
      />
    </TitledSection>
  );
}
