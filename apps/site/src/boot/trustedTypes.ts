/** What browsers that know Trusted Types offer; TypeScript's own library does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<"createScriptURL", (text: string) => string>,
  ): Record<"createScriptURL", (text: string) => string>;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// The name is the one that the content security policy allows (hosting/policy.ts).
const policy = trustedTypes?.createPolicy("sillages", { createScriptURL: (path) => path });

/** Lets the script at `path`, on this site, be run as a worker: the content security policy refuses any other string. */
export const trustedScript = (path: `/${string}.js`): string => policy?.createScriptURL(path) ?? path;
