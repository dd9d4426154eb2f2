/** How long what is said of a build holds: less than the year beyond which it would not be believed. */
const MONTHS = 11;

interface Owner {
  site: string;
  mail: { contact: string };
}

/**
 * Whom to tell of a weakness of the site: RFC 9116.
 *
 * @param builtAt - The build's instant: what is said expires, unless it is said again.
 */
export function securityText({ mail, site }: Owner, builtAt: string): string {
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return [
    `Contact: mailto:${mail.contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}
