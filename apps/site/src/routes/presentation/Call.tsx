import { ambassadorsCall, callPeriod, identity, periodState } from "@sillages/content";
import { ActionLink, Stack, Text } from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";

/** Whether the call for projects is to come, open or closed today, and what can be done about it. */
export function Call() {
  const { mail, states } = ambassadorsCall;
  const { button, text } = states[periodState(callPeriod, useNow())];
  return (
    <Stack direction="row" space="wide">
      <Text size="lead">{text}</Text>
      <ActionLink href={mailto(identity.mail.contact, mail)}>{button}</ActionLink>
    </Stack>
  );
}
