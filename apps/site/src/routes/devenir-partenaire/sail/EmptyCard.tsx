import { devenirPartenaire, identity } from "@sillages/content";
import { ActionLink, Card, CardBody, CardFooter, Heading, ScriptOnly, Text } from "@sillages/ui";
import { mailto } from "../../../shell/links/mailto.ts";

/** Nothing is chosen yet; without script, nothing can be. */
export function EmptyCard() {
  const { ask, empty, heading, mail, withoutScript } = devenirPartenaire.opportunities.card;
  return (
    <Card as="div" layout="summary" surface="paper">
      <CardBody>
        <Heading level={3} size="subtitle">
          {heading}
        </Heading>
        <ScriptOnly otherwise={<Text>{withoutScript}</Text>}>
          <Text as="div">{empty}</Text>
        </ScriptOnly>
      </CardBody>
      <CardFooter>
        <div>
          <ActionLink href={mailto(identity.mail.partners, mail)}>{ask}</ActionLink>
        </div>
      </CardFooter>
    </Card>
  );
}
