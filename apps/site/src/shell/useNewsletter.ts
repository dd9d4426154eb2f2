import { identity, newsletter } from "@sillages/content";
import { useState } from "react";
import { mailto } from "./mailto.ts";

type Outcome = keyof typeof newsletter.messages;

const endpoint = import.meta.env.VITE_NEWSLETTER_ENDPOINT;
const { mail, messages } = newsletter;

/** One « @ » and a domain with a dot: what can be told without writing to the address. */
const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

async function post(url: string, address: string): Promise<Outcome> {
  try {
    const response = await fetch(url, { method: "POST", body: new URLSearchParams({ email: address }) });
    return response.ok ? "done" : "refused";
  } catch {
    return navigator.onLine ? "refused" : "offline";
  }
}

/** Without an endpoint nobody can be subscribed here: the visitor's own mail carries the request. */
function prepareMail(address: string): Outcome {
  location.href = mailto(identity.mail.contact, { subject: mail.subject, body: mail.body(address) });
  return "prepared";
}

/** The newsletter form's state: what was asked, and what came of it. What was typed is never lost. */
export function useNewsletter() {
  const [outcome, setOutcome] = useState<Outcome>();

  const subscribe = (typed: string): boolean => {
    const address = typed.trim();
    if (!looksLikeAddress(address)) {
      setOutcome(address ? "badAddress" : "empty");
      return false;
    }
    if (endpoint) {
      setOutcome("sending");
      void post(endpoint, address).then(setOutcome);
    } else {
      setOutcome(prepareMail(address));
    }
    return true;
  };

  const wrong = outcome === "empty" || outcome === "badAddress";
  return {
    action: endpoint,
    error: wrong ? messages[outcome] : undefined,
    status: outcome && !wrong ? messages[outcome] : undefined,
    busy: outcome === "sending",
    onSubmit: subscribe,
  };
}
