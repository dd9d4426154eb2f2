"use client";

import { newsletterForm } from "@sillages/content";
import { NewsletterForm } from "@sillages/ui";
import type { ReactNode } from "react";
import { type Sender, useNewsletter } from "./useNewsletter.ts";

const { button, example, label, placeholder } = newsletterForm;

interface SubscriptionFormProps {
  sender: Sender;
  /** What becomes of the address. */
  notice: ReactNode;
}

/** The newsletter's form. */
export function SubscriptionForm({ sender, notice }: SubscriptionFormProps) {
  const form = useNewsletter(sender);
  return (
    <NewsletterForm
      {...form}
      label={label}
      hint={example}
      placeholder={placeholder}
      submitLabel={button}
      notice={notice}
    />
  );
}
