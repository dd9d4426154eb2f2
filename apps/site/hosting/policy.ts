// What a browser lets a page run and ask for.
import { createHash } from "node:crypto";
import { inlineTexts, insertBefore } from "../built/html.ts";

/** The policy by which a page may run the service worker (src/boot/trustedTypes.ts). */
const trustedTypesPolicy = "sillages";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Directives of a content security policy, as the header says them. */
export const policyText = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

const sources = (...values: (string | undefined)[]) => values.filter(Boolean).join(" ");

/** The content security policy of `html`: what is written in the page is named by its hash, and nobody else is let in. */
export function contentSecurityPolicy(html: string, newsletter?: string, ancestors = "'none'"): string {
  const { scripts, styles } = inlineTexts(html);
  const endpoint = newsletter && new URL(newsletter).origin;
  return policyText({
    "default-src": "'none'",
    "script-src": sources("'self'", ...scripts.map(hashOf)),
    "style-src": sources("'self'", ...styles.map(hashOf)),
    "img-src": "'self' data: blob:",
    "media-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": sources("'self'", endpoint),
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": sources("'self'", endpoint),
    "frame-ancestors": ancestors,
    "require-trusted-types-for": "'script'",
    "trusted-types": trustedTypesPolicy,
  });
}

/**
 * `html` with its policy written inside. Hosts that find headers by address know no rule for an address that names nothing:
 * the page of unknown addresses carries its own. Who may frame it cannot be said there; `X-Frame-Options` says it.
 */
export function withPolicy(html: string, newsletter?: string): string {
  const policy = contentSecurityPolicy(html, newsletter).replace("; frame-ancestors 'none'", "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return insertBefore(html, '<meta name="viewport"', meta);
}
