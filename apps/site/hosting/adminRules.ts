import { adminFiles, adminPage } from "../built/dist.ts";
import type { HeaderRule } from "./headers.ts";

const policy = {
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
};

/** What is sent with the editing page: it runs its own files, and speaks to the git host alone. */
export const adminRules: readonly HeaderRule[] = [
  {
    files: adminPage,
    headers: {
      "Content-Security-Policy": Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join("; "),
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex, nofollow",
    },
  },
  { files: `${adminFiles}/*`, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];
