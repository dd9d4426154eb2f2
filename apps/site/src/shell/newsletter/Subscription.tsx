import { identity, newsletter } from "@sillages/content";
import { ScriptOnly, Text, Link } from "@sillages/ui";
import { mailto } from "../links/mailto.ts";
import { newsletterEndpoint } from "./newsletterEndpoint.ts";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

const { hint, mail, noScript, preparedHint, privacy } = newsletter;
const { contact } = identity.mail;

/** Where one asks for the newsletter. A site built without a server for it prepares a mail; without script, one is written. */
export function Subscription() {
  const form = (
    <SubscriptionForm
      sender={{ name: identity.name, contact }}
      notice={
        <>
          {newsletterEndpoint ? hint : preparedHint} <Link href={privacy.path}>{privacy.label}</Link>
        </>
      }
    />
  );
  if (newsletterEndpoint) return form;
  return (
    <ScriptOnly
      otherwise={
        <Text>
          {noScript} <Link href={mailto(contact, { subject: mail.subject })}>{contact}</Link>
        </Text>
      }
    >
      {form}
    </ScriptOnly>
  );
}
