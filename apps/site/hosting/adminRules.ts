import { adminFiles, adminPage } from "../built/dist.ts";
import { type HeaderRule, immutable, revalidated } from "./headers.ts";
import { policyText } from "./policy.ts";

const policy = policyText({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self' blob: data:",
  "connect-src": "https://api.github.com",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
});

/** What is sent with the editing page: it runs its own files, and speaks to the git host alone. */
export const adminRules: readonly HeaderRule[] = [
  {
    files: adminPage,
    headers: {
      "Content-Security-Policy": policy,
      ...revalidated,
      "X-Robots-Tag": "noindex, nofollow",
    },
  },
  { files: `${adminFiles}/*`, headers: immutable },
];
