import { describe, expect, it } from "vitest";
import { linkFindings } from "./links.ts";
import { print } from "./report.ts";

const destinations = {
  pages: new Map([
    ["/", ["projet", "contact"]],
    ["/equipe", ["camille"]],
  ]),
  realHosts: ["cnil.fr"],
};

const said = (text: string, key = "path") =>
  linkFindings(
    { file: "src/shell/footer.ts", entry: "footer", field: "link › path", key, text },
    destinations,
  ).map(print);

const here = "packages/content/src/shell/footer.ts · footer · link › path";

describe("inside the site", () => {
  it.each(["/", "/equipe", "/#projet", "/equipe#camille", "#contact"])("follows %s", (link) => {
    expect(said(link)).toEqual([]);
  });
  it("stops at a page that does not exist", () => {
    expect(said("/equipes")).toEqual([
      `${here} : « /equipes » n’est pas une page du site. Écrire « /equipe » ?`,
    ]);
    expect(said("/nous-rejoindre")).toEqual([
      `${here} : « /nous-rejoindre » n’est pas une page du site. Choisir une page de src/pagePaths.ts.`,
    ]);
  });
  it("stops at an anchor that its page does not have", () => {
    expect(said("/equipe#camile")).toEqual([
      `${here} : la page « /equipe » n’a pas d’ancre « #camile ». Écrire « #camille », ou déclarer l’ancre dans src/routes.ts.`,
    ]);
    expect(said("#plan-de-voilure")).toEqual([
      `${here} : aucune page n’a d’ancre « #plan-de-voilure ». Retirer l’ancre, ou la déclarer dans src/routes.ts.`,
    ]);
  });
});

describe("outside the site", () => {
  it.each([
    "https://www.goulvarec.example/a?b=c",
    "https://www.cnil.fr/plainte",
    "mailto:escale@sillages.example",
    "tel:+33199005610",
    "Une phrase qui cite https://www.sillages.example.",
    "Un texte sans lien : et/ou, 9:30, #1.",
  ])("lets « %s » pass", (link) => {
    expect(said(link)).toEqual([]);
  });
  it("refuses another scheme", () => {
    expect(said("http://www.goulvarec.example")).toEqual([
      `${here} : « http://www.goulvarec.example » n’est pas en https. Écrire une adresse en https:, mailto: ou tel:.`,
    ]);
  });
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert('deux mots')",
    " \tjava\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "\u200bjavascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://www.sillages.example/1",
    "file:///etc/passwd",
  ])("refuses %j, which would run or show what it holds", (link) => {
    for (const key of ["path", "href", "text"]) {
      expect(said(link, key)).toEqual([
        expect.stringContaining("ferait exécuter ou afficher ce qu’il contient. Un lien mène quelque part"),
      ]);
    }
  });
  it("refuses, where an address is expected, what is none", () => {
    expect(said("Une phrase", "href")).toEqual([
      expect.stringContaining("« Une phrase » n’est pas une adresse"),
    ]);
    expect(said("//espion.example", "href")).toEqual([
      expect.stringContaining("« //espion.example » n’est pas une page du site"),
    ]);
  });
  it("reads data and files as words when they are words", () => {
    expect(said("Data : les escales, les routes.", "text")).toEqual([]);
  });
  it("refuses a site that nobody has declared", () => {
    expect(said("https://www.goulvarec.com/mer")).toEqual([
      `${here} : le site « www.goulvarec.com » n’est pas une source déclarée. Une organisation inventée vit sous .example ; une source réelle se déclare dans src/check/exceptions.ts.`,
    ]);
    expect(said("https://pascnil.fr")).toHaveLength(1);
  });
  it("refuses what is no address", () => {
    expect(said("https://")).toEqual([
      `${here} : « https:// » n’est pas une adresse. Écrire une adresse complète en https.`,
    ]);
  });
});
