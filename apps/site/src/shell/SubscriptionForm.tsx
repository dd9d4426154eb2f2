"use client";

import { newsletterForm } from "@sillages/content";
import { NewsletterForm } from "@sillages/ui";
import type { ReactNode } from "react";
import { type Sender, useNewsletter } from "./useNewsletter.ts";

const { button, example, label, placeholder } = newsletterForm;

interface SubscriptionFormProps {
  sender: Sender;
  /** What becomes of the address. */
  hint: ReactNode;
}

/** The newsletter's form. */
export function SubscriptionForm({ sender, hint }: SubscriptionFormProps) {
  const form = useNewsletter(sender);
  return (
    <NewsletterForm
      {...form}
      label={label}
      example={example}
      placeholder={placeholder}
      button={button}
      hint={hint}
    />
  );
}
