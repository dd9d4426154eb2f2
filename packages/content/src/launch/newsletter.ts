import type { Leftover } from "./leftover.ts";

/** The settings of a build, as the system gives them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const setting = "VITE_NEWSLETTER_ENDPOINT";

/** A newsletter that nobody sends. */
export function newsletterLeftovers(env: Environment): Leftover[] {
  const problem = problemOf(env[setting]);
  if (!problem) return [];
  return [
    {
      heading: "Lettre d’information",
      file: "src/shell/newsletter.ts",
      entry: "newsletter",
      field: `réglage ${setting}`,
      problem,
      remedy: "Donner à ce réglage l’adresse de votre service d’envoi : docs/mise-en-ligne.md, étape 4.",
    },
  ];
}

function problemOf(endpoint = ""): string | undefined {
  if (endpoint === "") return "aucun service ne reçoit les abonnements";
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:") return `« ${endpoint} » n’est pas une adresse en https`;
  return url.hostname.endsWith(".example") ? `« ${endpoint} » n’existe pas` : undefined;
}
