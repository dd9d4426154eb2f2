/** What browsers that know Trusted Types offer; TypeScript's own library does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string>,
  ): Record<"createHTML" | "createScriptURL", (text: string) => string>;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const pass = (text: string) => text;

// The name is the one that the content security policy allows (build/headers.ts).
const policy = trustedTypes?.createPolicy("sillages", { createHTML: pass, createScriptURL: pass });

/**
 * Lets `html` into the page: the content security policy refuses any other string. Only what this site's own server sent may
 * come here, never what somebody typed or wrote in an address.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** Lets the script at `path`, on this site, be run as a worker. */
export const trustedScript = (path: `/${string}.js`): string => policy?.createScriptURL(path) ?? path;
