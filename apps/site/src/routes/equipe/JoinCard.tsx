import { callPeriod, equipe, periodByMonth } from "@sillages/content";
import { Card, CardBody, CardMedia, CardTitle, Stack, Text } from "@sillages/ui";
import { MonthState } from "../../sections/MonthState.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
import type { WrittenLink } from "../../shell/links/PageLink.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const { call, heading, partner } = equipe.join;

interface InvitationProps extends WrittenLink {
  text: string;
}

/** What is asked of the visitor, where it leads, and another way to come aboard. */
function Invitation({ text, ...link }: InvitationProps) {
  return (
    <>
      <Stack space="close">
        <CardTitle level={3} size="large">
          {heading}
        </CardTitle>
        <Text>{text}</Text>
      </Stack>
      <Stack direction="row" space="near">
        <PageAction {...link} />
        <PageAction {...partner} variant="secondary" />
      </Stack>
    </>
  );
}

/** The place that is still free, after those that are taken, as the call for projects stands in the month that it is. */
export function JoinCard() {
  return (
    <Card as="li" size="large">
      <CardMedia picture={pictureOf("scenes/ponton")} decorative />
      <CardBody>
        <MonthState
          states={periodByMonth(callPeriod, {
            upcoming: <Invitation {...call.upcoming} />,
            current: <Invitation {...call.current} />,
            past: <Invitation {...call.past} />,
          })}
        />
      </CardBody>
    </Card>
  );
}
