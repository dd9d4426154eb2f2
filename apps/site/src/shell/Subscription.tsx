import { identity, newsletter } from "@sillages/content";
import { NewsletterForm, ScriptOnly, Text, TextLink } from "@sillages/ui";
import { mailto } from "./mailto.ts";
import { useNewsletter } from "./useNewsletter.ts";

const { button, example, hint, label, mail, noScript, placeholder, preparedHint, privacy } = newsletter;
const contact = identity.mail.contact;

/** Where one asks for the newsletter. A site built without a server for it prepares a mail; without script, one is written. */
export function Subscription() {
  const form = useNewsletter();
  const fields = (
    <NewsletterForm
      {...form}
      label={label}
      example={example}
      placeholder={placeholder}
      button={button}
      hint={
        <>
          {form.action ? hint : preparedHint} <TextLink href={privacy.path}>{privacy.label}</TextLink>
        </>
      }
    />
  );
  if (form.action) return fields;
  return (
    <ScriptOnly
      otherwise={
        <Text>
          {noScript} <TextLink href={mailto(contact, { subject: mail.subject })}>{contact}</TextLink>
        </Text>
      }
    >
      {fields}
    </ScriptOnly>
  );
}
