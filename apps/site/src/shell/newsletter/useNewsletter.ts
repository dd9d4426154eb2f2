import { newsletterForm } from "@sillages/content";
import { useState } from "react";
import { mailto } from "../links/mailto.ts";
import { newsletterEndpoint } from "./newsletterEndpoint.ts";
import { postAddress } from "./postAddress.ts";

/** Who sends the newsletter: its name, and the address that a prepared mail goes to. */
export interface Sender {
  name: string;
  contact: string;
}

type Outcome = keyof typeof newsletterForm.messages;

const { mail, messages } = newsletterForm;

/** One « @ » and a domain with a dot: what can be told without writing to the address. */
const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

/** Without an endpoint nobody can be subscribed here: the visitor's own mail carries the request. */
function prepareMail(sender: Sender, address: string): Outcome {
  location.href = mailto(sender.contact, { subject: mail.subject, body: mail.body(sender, address) });
  return "prepared";
}

function messageOf(outcome: Outcome, sender: Sender): string {
  const message = messages[outcome];
  return typeof message === "string" ? message : message(sender);
}

/** The newsletter form's state: what was asked, and what came of it. What was typed is never lost. */
export function useNewsletter(sender: Sender) {
  const [outcome, setOutcome] = useState<Outcome>();

  const subscribe = (typed: string): boolean => {
    const address = typed.trim();
    if (!looksLikeAddress(address)) {
      setOutcome(address ? "badAddress" : "empty");
      return false;
    }
    if (newsletterEndpoint) {
      setOutcome("sending");
      void postAddress(newsletterEndpoint, address).then(setOutcome);
    } else {
      setOutcome(prepareMail(sender, address));
    }
    return true;
  };

  const wrong = outcome === "empty" || outcome === "badAddress";
  return {
    action: newsletterEndpoint,
    error: outcome && wrong ? messageOf(outcome, sender) : undefined,
    status: outcome && !wrong ? messageOf(outcome, sender) : undefined,
    loading: outcome === "sending",
    onSubmit: subscribe,
  };
}
