import { devenirPartenaire, identity, spaceChoice } from "@sillages/content";
import { ActionLink, Heading, NumberedCard, ScriptOnly, Text } from "@sillages/ui";
import { mailto } from "../../../shell/mailto.ts";

/** Nothing is chosen yet; without script, nothing can be. */
export function EmptyCard() {
  const { ask, empty, heading, mail, withoutScript } = devenirPartenaire.opportunities.card;
  return (
    <NumberedCard
      label={spaceChoice.label}
      footer={
        <div>
          <ActionLink href={mailto(identity.mail.partners, mail)}>{ask}</ActionLink>
        </div>
      }
    >
      <Heading level={3} size="subtitle">
        {heading}
      </Heading>
      <ScriptOnly otherwise={<Text>{withoutScript}</Text>}>
        <Text as="div">{empty}</Text>
      </ScriptOnly>
    </NumberedCard>
  );
}
