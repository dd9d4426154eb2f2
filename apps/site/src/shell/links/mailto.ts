export interface PreparedMail {
  subject: string;
  body?: string;
}

/** A `mailto:` link that opens a message ready to be read over and sent. */
export function mailto(address: string, mail?: PreparedMail): string {
  if (!mail) return `mailto:${address}`;
  // Mail programs want CRLF between lines (RFC 6068).
  const body = mail.body?.replaceAll("\n", "\r\n");
  const link = `mailto:${address}?subject=${encodeURIComponent(mail.subject)}`;
  return body ? `${link}&body=${encodeURIComponent(body)}` : link;
}
