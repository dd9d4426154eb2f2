import { type Mistake, nearest } from "@sillages/french";
import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** What a link may lead to. */
export interface Destinations {
  /** The paths of the site, and the anchors of each: `"/equipe"` → `["camille"]`. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Hosts outside the site that exist for real and may be cited, subdomains included. */
  readonly realHosts: readonly string[];
}

/** Links of `leaf` that lead nowhere, or where they should not. */
export function linkFindings(leaf: Leaf, destinations: Destinations): Finding[] {
  const { file, entry, field } = leaf;
  const said = [...linksOf(leaf)].map((link) => {
    if (link.startsWith("/")) return internal(link, destinations.pages);
    return link.startsWith("#") ? anchor(link, destinations.pages) : external(link, destinations.realHosts);
  });
  return said.filter((words) => words !== undefined).map((words) => ({ file, entry, field, ...words }));
}

/** Browsers skip spaces before a scheme, and what cannot be seen inside it; they read capitals as small letters. */
const runs = /^(?:javascript|data|vbscript|blob|file|filesystem):/i;
const isRun = (text: string) => runs.test(text.replace(/[\p{Cc}\p{Cf}]/gu, "").trimStart());

/** The whole text when it is an address or stands where one does, otherwise the addresses that it cites. */
function linksOf({ key, text }: Leaf): readonly string[] {
  if (key === "href" || key === "url" || isRun(text)) return [text];
  if (/^(?:[a-z][a-z+.-]*:[^\s]|\/|#[a-z])\S*$/.test(text) || text === "/") return [text];
  return text.match(/\bhttps?:\/\/[^\s)»]*[^\s)».,;:!?…]/g) ?? [];
}

function internal(link: string, pages: Destinations["pages"]): Mistake | undefined {
  const [path = "", name] = link.split("#");
  const anchors = pages.get(path);
  if (!anchors) {
    const meant = nearest(path, [...pages.keys()]);
    const remedy = meant ? `Écrire « ${meant} » ?` : "Choisir une page de src/pagePaths.ts.";
    return { problem: `« ${path} » n’est pas une page du site`, remedy };
  }
  if (name === undefined || anchors.includes(name)) return undefined;
  return { problem: `la page « ${path} » n’a pas d’ancre « #${name} »`, remedy: choice(name, anchors) };
}

function anchor(link: string, pages: Destinations["pages"]): Mistake | undefined {
  const anchors = [...pages.values()].flat();
  const name = link.slice(1);
  if (anchors.includes(name)) return undefined;
  return { problem: `aucune page n’a d’ancre « ${link} »`, remedy: choice(name, anchors) };
}

function choice(name: string, anchors: readonly string[]): string {
  const meant = nearest(name, anchors);
  return meant
    ? `Écrire « #${meant} », ou déclarer l’ancre dans src/routes.ts.`
    : "Retirer l’ancre, ou la déclarer dans src/routes.ts.";
}

function external(link: string, realHosts: readonly string[]): Mistake | undefined {
  if (/^(?:mailto|tel):\S+$/.test(link)) return undefined;
  if (isRun(link)) {
    return {
      problem: `« ${link} » ferait exécuter ou afficher ce qu’il contient`,
      remedy:
        "Un lien mène quelque part : écrire une adresse en https:, mailto: ou tel:, ou une page du site.",
    };
  }
  if (!URL.canParse(link))
    return { problem: `« ${link} » n’est pas une adresse`, remedy: "Écrire une adresse complète en https." };
  const { protocol, hostname } = new URL(link);
  if (protocol !== "https:") {
    return {
      problem: `« ${link} » n’est pas en https`,
      remedy: "Écrire une adresse en https:, mailto: ou tel:.",
    };
  }
  const declared = ["example", ...realHosts].some((host) => `.${hostname}`.endsWith(`.${host}`));
  if (declared) return undefined;
  const remedy =
    "Une organisation inventée vit sous .example ; une source réelle se déclare dans src/check/exceptions.ts.";
  return { problem: `le site « ${hostname} » n’est pas une source déclarée`, remedy };
}
