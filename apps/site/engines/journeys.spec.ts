// What people come for, in each engine that this machine has.
import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test.describe("the menu, on a narrow page", () => {
  test.use({ size: { width: 500, height: 844 } });

  test("unfolds, folds on Escape, and leads on", async ({ journey }) => {
    await journey.open("/");
    await journey.press("header button", "Menu");
    await journey.sees("header a", "Presse");
    await journey.key("Escape");
    await journey.until(() => document.activeElement?.ariaLabel === "Menu");
    await journey.seesNo('header a[href="/presse"]');
    await journey.key("Enter");
    await journey.press("header a", "Presse");
    await journey.arrivesAt("/presse", "Espace presse");
    await journey.back();
    await journey.until(() => location.pathname === "/" && document.querySelector("h1") !== null);
  });
});

test("tabs answer the first press on a page that sleeps, then the keyboard", async ({ journey }) => {
  const chosen = '[role=tab][aria-selected="true"]';
  await journey.open("/presse");
  await journey.press("[role=tab]", "Presse écrite");
  await journey.sees(chosen, "Presse écrite");
  await journey.sees("[role=tabpanel] h3", "À Lorient, deux bateaux de course changent de métier");
  await journey.key("ArrowRight");
  await journey.sees(chosen, "Télévision");
  await journey.sees("[role=tabpanel]", "Pas encore de sujet paru");
});

test("a stage that is chosen tells its road, and its address chooses it again", async ({ journey }) => {
  const chosen = 'a[role=tab][aria-selected="true"]';
  await journey.open("/");
  await journey.press("a[role=tab]", "Chantier Naval");
  await journey.sees(chosen, "Chantier Naval");
  await journey.sees("#chantier-naval", "Chantier Naval");
  await journey.until(() => location.hash === "#chantier-naval");
  await journey.reload();
  await journey.sees(chosen, "Chantier Naval");
});

test("a quiz is played from its start to its results", async ({ journey }) => {
  await journey.open("/jeux-concours");
  await journey.press("button", "Démarrer le quiz");
  for (let at = 1; at <= 5; at++) {
    await journey.sees("main", `Question ${at} sur 5`);
    await journey.press("fieldset label");
    await journey.until(() => document.querySelector("fieldset input:checked") !== null);
    await journey.press("button", at < 5 ? "Suivant" : "Terminer");
  }
  await journey.sees("h1, h2", "Quiz Terminé !");
  await journey.until(() => document.querySelectorAll('a[href^="https:"]').length >= 5);
  await journey.sees("main", "de réussite");
});

test("a name is typed on the sail, a space is chosen, and its address finds both again", async ({
  journey,
}) => {
  await journey.open("/devenir-partenaire");
  await journey.press("main input[type=text]");
  await journey.type("Ondine");
  await journey.until(() => document.querySelector("section svg text")?.textContent === "Ondine");
  await journey.press("main a", "Choisir un espace");
  await journey.press('[role=option][aria-label^="Espace 91,"]');
  await journey.sees("[role=region], section", "Spinnaker, la bleue");
  await journey.until(() => location.hash === "#espaces=91&nom=Ondine");
  await journey.reload();
  await journey.until(() => document.querySelector("section svg text")?.textContent === "Ondine");
  await journey.until(
    () => document.querySelector('[aria-label^="Espace 91,"][aria-selected="true"]') !== null,
  );
});

test("the press is searched without accents nor capitals, and gives everything back", async ({ journey }) => {
  await journey.open("/presse");
  await journey.press("input[type=search]");
  await journey.type("economie BLEUE");
  await journey.sees("output", "1 résultat pour « economie BLEUE »");
  await journey.press("button", "Effacer la recherche");
  await journey.type("baleine");
  await journey.sees("h3, h2", "Aucun article trouvé");
  await journey.key("Escape");
  await journey.until(() => document.querySelector<HTMLInputElement>("input[type=search]")?.value === "");
});

test("who comes back to the press finds what was searched", async ({ journey }) => {
  await journey.open("/presse");
  await journey.press("input[type=search]");
  await journey.type("baleine");
  await journey.sees("h3, h2", "Aucun article trouvé");
  await journey.open("/mentions-legales");
  await journey.back();
  await journey.arrivesAt("/presse", "Espace presse");
  await journey.until(
    () => document.querySelector<HTMLInputElement>("input[type=search]")?.value === "baleine",
  );
  await journey.sees("h3, h2", "Aucun article trouvé");
});

test("after a reload the press that is listed is what the field says, whether the browser keeps it or not", async ({
  journey,
}) => {
  await journey.open("/presse");
  await journey.press("input[type=search]");
  await journey.type("baleine");
  await journey.sees("h3, h2", "Aucun article trouvé");
  await journey.reload();
  await journey.until(() => {
    const typed = document.querySelector<HTMLInputElement>("input[type=search]")?.value;
    return document.body.innerText.includes("Aucun article trouvé") === (typed === "baleine");
  });
});

test("what was visited is read again without network, and what was not says so", async ({ journey }) => {
  await journey.open("/presse");
  await journey.ask(() => {
    const look = async () => {
      const kept = await (await caches.open("pages")).keys();
      const paths = kept.map(({ url }) => new URL(url).pathname);
      if (paths.includes("/presse") && paths.includes("/hors-ligne"))
        document.documentElement.dataset["kept"] = "";
      else setTimeout(() => void look(), 50);
    };
    void look();
  });
  await journey.until(() => "kept" in document.documentElement.dataset);
  journey.site.stop();
  await journey.reload();
  await journey.sees("h1", "Espace presse");
  await journey.open("/videos");
  await journey.arrivesAt("/hors-ligne?vers=%2Fvideos", "Plus de réseau.");
  await journey.press("main a", "Presse");
  await journey.arrivesAt("/presse", "Espace presse");
});

for (const [asked, path, title] of [
  ["/index.html", "/", ""],
  ["/equipe.html", "/equipe", "équip"],
  ["/equip%65/?de=presse", "/equipe?de=presse", "équip"],
  ["//equipe", "/equipe", "équip"],
] as const) {
  test(`the odd address ${asked} leads to ${path}, whose page lives and keeps its words`, async ({
    journey,
  }) => {
    await journey.open(asked);
    await journey.arrivesAt(path, title);
    const words = () => document.querySelector("main")?.textContent?.length ?? 0;
    const before = await journey.ask(words);
    await journey.wakes();
    expect(await journey.ask(words)).toBeGreaterThan(before * 0.9);
  });
}

test("an unknown address says which, and leads home", async ({ journey }) => {
  await journey.open("/nulle-part/été");
  await journey.arrivesAt("/nulle-part/%C3%A9t%C3%A9", "Page introuvable");
  await journey.sees("main", "/nulle-part/été");
  await journey.press("main a", "Revenir à l’accueil");
  await journey.until(() => location.pathname === "/" && document.querySelector("h1") !== null);
});

test("logos, small drawings and grounds of a chart that share a file each keep their own proportions", async ({
  journey,
}) => {
  await journey.open("/");
  for (const sheet of ["/partenaires.svg#", "/signs.svg#", "/assets/ground-"]) {
    await journey.until((file) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>(`img[src*="${file}"]`)];
      const shown = pictures.filter((picture) => picture.checkVisibility());
      shown[0]?.scrollIntoView({ behavior: "instant", block: "center" });
      const own = (picture: Element, side: string) => Number(picture.getAttribute(side));
      return (
        shown[0]?.complete === true &&
        shown.every((picture) => {
          const ratio = own(picture, "width") / own(picture, "height");
          return Math.abs(picture.clientWidth / picture.clientHeight / ratio - 1) < 0.05;
        })
      );
    }, sheet);
  }
});

test.describe("on a phone", () => {
  test.use({ size: { width: 500, height: 844 } });

  test("the film of the videos' page shows its pictures in their proportions", async ({ journey }) => {
    await journey.open("/videos");
    await journey.until(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main img[src*='/scenes/']")].slice(
        0,
        3,
      );
      const ratios = pictures.map(({ offsetWidth, offsetHeight }) => offsetWidth / offsetHeight);
      return ratios.length === 3 && ratios.every((ratio) => Math.abs(ratio - 4 / 3) < 0.05);
    });
  });
});

test("going back to a list that was filtered finds the position that was left", async ({ journey }) => {
  await journey.open("/equipe");
  await journey.press("main button", "Direction");
  await journey.until(() => location.search === "?filtre=direction");
  await journey.ask(() => scrollTo({ top: 2067, behavior: "instant" }));
  await journey.until(() => scrollY === 2067);
  // Not by a press, which would scroll to the link first.
  await journey.ask(() => document.querySelector<HTMLElement>("header a[href='/presse']")?.click());
  await journey.arrivesAt("/presse", "Espace presse");
  await journey.until(() => scrollY === 0);
  await journey.back();
  await journey.arrivesAt("/equipe?filtre=direction", "équipe");
  await journey.until(() => scrollY === 2067);
});

test("nothing is left empty between the answers of a question and what follows them", async ({ journey }) => {
  await journey.open("/jeux-concours");
  await journey.press("button", "Démarrer le quiz");
  await journey.sees("main", "Question 1 sur 5");
  await journey.until(() => {
    const foot = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
    return Math.abs(foot("fieldset") - foot("fieldset > :last-child")) < 1;
  });
});

test("a choice too long for its box is cut there, and does not widen the page", async ({ journey }) => {
  await journey.open("/devenir-partenaire");
  await journey.ask(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await journey.until(() => document.documentElement.scrollWidth <= innerWidth);
});

test("the choice of day or night stands on the line of its name", async ({ journey }) => {
  await journey.open("/presse");
  await journey.until(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const name = boxOf("[data-scheme-switch] > legend");
    const choice = boxOf("[data-scheme-switch] > label");
    return name !== undefined && choice !== undefined && name.bottom > choice.top + 2;
  });
});

for (const path of ["/", "/presentation", "/jeux-concours"]) {
  test(`no line of a headline of ${path} is broken in two`, async ({ journey }) => {
    await journey.open(path);
    await journey.until(() => {
      const lines = [...document.querySelectorAll<HTMLElement>("h1 > span, h2 > span")];
      const isOneLine = (line: HTMLElement) =>
        line.offsetHeight < 1.5 * Number.parseFloat(getComputedStyle(line).fontSize);
      return document.fonts.status === "loaded" && lines.length > 0 && lines.every(isOneLine);
    });
  });
}
