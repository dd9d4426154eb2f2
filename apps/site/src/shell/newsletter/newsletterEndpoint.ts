/** Where the newsletter's form posts; without it the form prepares a mail. */
export const newsletterEndpoint = import.meta.env.VITE_NEWSLETTER_ENDPOINT;
