import { describe, expect, it } from "vitest";
import { print } from "../check/report.ts";
import { missingBeforeLaunch, refusedAtLaunch } from "./missingBeforeLaunch.ts";
import { finished, now, type Site } from "./finishedSite.fixture.ts";

const ready = { VITE_NEWSLETTER_ENDPOINT: "https://lettre.monexpe.fr/abonner" };
const at = (site: Site, env: Record<string, string> = ready) => ({ content: finished(site), now, env });
const found = (site: Site, env?: Record<string, string>) =>
  missingBeforeLaunch(at(site, env)).map(
    ({ heading, file, entry, field }) => `${heading} · ${file} · ${entry} · ${field}`,
  );

it("finds nothing in a finished content", () => {
  expect(found({})).toEqual([]);
});

describe("finds what is invented, and where it is written", () => {
  const identity = "data/identity.yaml · identity";

  it.each([
    [{ site: "https://www.monexpe.example" }, `Adresses · ${identity} · site`],
    [{ association: { url: "https://asso.example" } }, `Adresses · ${identity} · association › url`],
    [{ document: "https://dossier.example/a.pdf" }, `Adresses · ${identity} · document`],
    [{ mail: { press: "presse@monexpe.example" } }, `Adresses · ${identity} · mail › press`],
    [
      { telephone: { press: { display: "06 39 98 12 34" } } },
      `Adresses · ${identity} · telephone › press › display`,
    ],
    [
      { telephone: { press: { href: "tel:+33199001234" } } },
      `Adresses · ${identity} · telephone › press › href`,
    ],
    [{ address: { street: "1, rue Imaginaire" } }, `Mentions légales · ${identity} · address › street`],
    [{ legal: { register: "W000000000" } }, `Mentions légales · ${identity} · legal › register`],
    [
      { legal: { publicationDirector: "Ada Fictive" } },
      `Mentions légales · ${identity} · legal › publicationDirector`,
    ],
    [{ host: { url: "https://hebergeur.example" } }, `Mentions légales · ${identity} · host › url`],
    [
      { host: { telephone: { display: "01 99 00 12 34" } } },
      `Mentions légales · ${identity} · host › telephone › display`,
    ],
    [
      { social: [{ id: "films", url: "https://films.example" }] },
      `Réseaux sociaux · ${identity} · social n° 1 › url`,
    ],
  ])("%j", (planted, place) => {
    expect(found({ identity: planted })).toEqual([place]);
  });

  it.each<[Site, string]>([
    [{ team: [{ anchor: "ada", name: "Ada Fictive" }] }, "Personnes · data/team/ · ada · name"],
    [
      { team: [{ anchor: "zoe", name: "Zoé", social: { linkedin: "https://linkedin.example/zoe" } }] },
      "Personnes · data/team/ · zoe · social › linkedin",
    ],
    [
      { partners: [{ name: "Goulvarec", url: "https://goulvarec.example" }] },
      "Partenaires · data/partners/ · Goulvarec · url",
    ],
    [
      { organisations: [{ id: "sonde", url: "https://sonde.example" }] },
      "Partenaires · data/organisations/ · sonde · url",
    ],
    [{ media: [{ id: "fanal", url: "https://fanal.example" }] }, "Presse · data/media/ · fanal · url"],
    [
      { press: [{ id: "article", url: "https://fanal.example/article" }] },
      "Presse · data/press/ · article · url",
    ],
    [
      { lives: [{ id: "direct", channel: "https://films.example/direct" }] },
      "Vidéos et directs · data/lives/ · direct · channel",
    ],
    [
      { videos: [{ id: "plancton", url: "https://films.example/plancton" }] },
      "Vidéos et directs · data/videos/ · plancton · url",
    ],
    [
      { photos: [{ id: "aube", credit: "Image de synthèse © Monexpé" }] },
      "Images · data/photos/ · aube · credit",
    ],
    [
      { pages: { presse: { lead: "Appelez le 01 99 00 12 34." } } },
      "Textes · src/pages/presse.ts · presse · lead",
    ],
  ])("%j", (site, place) => {
    expect(found(site)).toEqual([place]);
  });
});

it("names a source once, and not the pages that repeat it", () => {
  const mail = "presse@monexpe.example";
  expect(
    found({ identity: { mail: { press: mail } }, pages: { presse: { lead: `Écrire à ${mail}.` } } }),
  ).toEqual(["Adresses · data/identity.yaml · identity · mail › press"]);
});

it("lets a form show how an address is written", () => {
  expect(found({ pages: { presse: { lead: "Par exemple nom@domaine.example" } } })).toEqual([]);
});

describe("the newsletter", () => {
  it.each(["", "http://lettre.fr", "lettre.fr", "https://lettre.example/abonner"])(
    "refuses « %s »",
    (endpoint) => {
      expect(found({}, { VITE_NEWSLETTER_ENDPOINT: endpoint })).toEqual([
        "Lettre d’information · src/shell/newsletter.ts · newsletter · réglage VITE_NEWSLETTER_ENDPOINT",
      ]);
    },
  );

  it("refuses a build without the setting", () => {
    expect(found({}, {})).toHaveLength(1);
  });
});

describe("the contests", () => {
  it("are over the month after the last one", () => {
    expect(found({ contestPeriod: { start: "2029-10", end: "2029-12" } })).toEqual([
      "Concours · data/contests/concours-photo.yaml · concours-photo · end",
    ]);
    expect(found({ contestPeriod: { start: "2029-10", end: "2030-01" } })).toEqual([]);
  });

  it("have dates", () => {
    expect(found({ contestPeriod: {}, calendar: [] })).toEqual([
      "Concours · data/contests/ · concours · end",
      "Concours · data/calendar/ · concours · start",
    ]);
  });
});

describe("the accessibility statement", () => {
  const statement = "Mentions légales · data/pages/accessibilite.yaml · accessibilite · updated";

  it.each(["2030-01-16", "2027-01-14", "2020-06-01"])("may not be of %s", (updated) => {
    expect(found({ accessibility: { updated } })).toEqual([statement]);
  });

  it.each(["2030-01-15", "2027-01-15", "2028-06-01"])("may be of %s", (updated) => {
    expect(found({ accessibility: { updated } })).toEqual([]);
  });

  it("has a date", () => {
    expect(found({ accessibility: {} })).toEqual([statement]);
  });
});

it("leaves what the owner keeps by choice", () => {
  const photos = [{ id: "aube", credit: "Illustration de Zoé" }];
  const kept = [{ heading: "Images", why: "Nos affiches sont dessinées." }] as const;
  expect(found({ photos, kept })).toEqual([]);
});

describe("a site that says it is real", () => {
  const site = { identity: { site: "https://www.monexpe.example" } };

  it("is refused with the words of the list", () => {
    const refused = refusedAtLaunch(at({ ...site, demonstration: false }));
    expect(refused).toEqual(missingBeforeLaunch(at(site)));
    expect(refused.map(print)).toEqual([
      "packages/content/data/identity.yaml · identity · site : « www.monexpe.example » n’ouvre aucune page. Écrire l’adresse du site, en https et sans barre à la fin.",
    ]);
  });

  it("passes when nothing is left, and a demonstration passes with all it has", () => {
    expect(refusedAtLaunch(at({ demonstration: false }))).toEqual([]);
    expect(refusedAtLaunch(at({ ...site, demonstration: true }))).toEqual([]);
  });
});
