// What an editor adds to a collection or moves in it is followed everywhere on the home page.
import {
  carouselLabels,
  initialStage,
  partners,
  slides,
  type Stage,
  stages,
  statusLabel,
  toldOf,
} from "@sillages/content";
import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { type ComponentProps, type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { NowProvider } from "../../shell/time/now.tsx";
import { Expeditions } from "./Expeditions.tsx";
import { PartnerStrip } from "./PartnerStrip.tsx";
import { Showcase } from "./Showcase.tsx";

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A section as it stands on a day, the 14th of April 2026 unless told. */
function render(Section: ComponentType, day = "2026-04-14"): Document {
  const routed = createElement(StaticRouter, { location: "/" }, createElement(Section));
  const dated: ComponentProps<typeof NowProvider> = { builtAt: `${day}T12:00:00Z`, children: routed };
  return parseDocument(renderToStaticMarkup(createElement(NowProvider, dated)));
}

const textOf = (element: Element | undefined) => (element ? DomUtils.textContent(element) : "");

const named = (name: string, root: Document | Element) =>
  DomUtils.findAll((element) => element.name === name, root.children);

const having = (attribute: string, value: string, root: Document | Element) =>
  DomUtils.findAll(({ attribs }) => attribs[attribute] === value, root.children);

/** The address of the first picture inside. */
const pictureIn = (element: Element | undefined) => element && named("img", element)[0]?.attribs["src"];

/** The list that a collection is at run time: a test changes it as an editor would, and it is put back. */
function edited<Entry>(collection: readonly Entry[]): Entry[] {
  const list = collection as Entry[];
  const whole = [...list];
  afterEach(() => void list.splice(0, list.length, ...whole));
  return list;
}

describe("the stages", () => {
  const list = edited<Stage>(stages);
  const fifth: Stage = {
    ...stages[0],
    id: "bilan",
    start: "2027-06",
    end: "2027-09",
    title: "Bilan",
    mapLabel: "Carte du bilan",
    description: {
      upcoming: "On relira ce qui aura été mesuré.",
      current: "On relit ce qui a été mesuré.",
      past: "On a relu ce qui a été mesuré.",
    },
    drawing: "scenes/escale",
  };

  /** The stages whose poster or panel is not their own, or not in the place of their entry. */
  function misplaced(root: Document) {
    const tabs = having("role", "tab", root);
    const panels = having("role", "tabpanel", root);
    return list.filter((stage, at) => {
      const { id, title, drawing } = stage;
      const [tab, panel] = [tabs[at], panels[at]];
      const poster = tab?.attribs["aria-controls"] === id && textOf(tab).includes(title);
      const drawn = pictureIn(tab)?.includes(`/${drawing}.`);
      const told =
        panel?.attribs["id"] === id && textOf(panel).includes(toldOf(stage, new Date("2026-04-14")));
      return !(poster && drawn && told);
    });
  }

  /** The first words of each panel: those of its badge. */
  const statusesOf = (root: Document) =>
    Object.fromEntries(
      having("role", "tabpanel", root).map((panel) => [
        panel.attribs["id"],
        DomUtils.textContent(DomUtils.find((node) => node.type === ElementType.Text, [panel], true, 1)),
      ]),
    );

  it("have each their poster, their panel and their status", () => {
    const root = render(Expeditions);
    expect(misplaced(root)).toEqual([]);
    expect(statusesOf(root)).toEqual({
      "chantier-naval": statusLabel("past"),
      "appel-a-projets": statusLabel("current"),
      "tours-d-europe": statusLabel("current"),
      "expedition-transatlantique": statusLabel("next"),
    });
  });

  it.each([
    ["2025-11-14", ["upcoming", "upcoming", "upcoming", "upcoming"]],
    ["2026-02-15", ["current", "current", "upcoming", "upcoming"]],
    ["2026-03-15", ["current", "current", "current", "upcoming"]],
    ["2026-05-15", ["past", "current", "current", "upcoming"]],
    ["2026-07-15", ["past", "past", "current", "upcoming"]],
    ["2026-09-15", ["past", "past", "past", "upcoming"]],
    ["2026-11-22", ["past", "past", "past", "current"]],
    ["2027-06-15", ["past", "past", "past", "past"]],
  ] as const)("say on %s what is true of each then, and nothing of another day", (day, states) => {
    const panels = having("role", "tabpanel", render(Expeditions, day)).map(textOf);
    const said = stages.map(({ description }, at) =>
      Object.entries(description).flatMap(([state, words]) => (panels[at]?.includes(words) ? [state] : [])),
    );
    expect(said).toEqual(states.map((state) => [state]));
  });

  it("keep them when two change places", () => {
    const before = statusesOf(render(Expeditions));
    list.reverse();
    const root = render(Expeditions);
    expect(misplaced(root)).toEqual([]);
    expect(statusesOf(root)).toEqual(before);
  });

  it("open on the same one, wherever it stands", () => {
    list.reverse();
    const root = render(Expeditions);
    const chosen = having("aria-selected", "true", root);
    expect(chosen.map(({ attribs }) => attribs["aria-controls"])).toEqual([initialStage]);
    const [map] = named("figure", root);
    expect(map?.attribs["aria-label"]).toBe(list.find(({ id }) => id === initialStage)?.mapLabel);
    expect(map?.attribs["data-chosen"]).toBe(String(list.findIndex(({ id }) => id === initialStage)));
  });

  it("open on the first when that one is gone", () => {
    list.splice(0, list.length, fifth);
    const [map] = named("figure", render(Expeditions));
    expect(map?.attribs["aria-label"]).toBe(fifth.mapLabel);
  });

  it("may be one more: it has a poster and a panel, and is counted", () => {
    const before = list.length;
    list.push(fifth);
    const root = render(Expeditions);
    expect(misplaced(root)).toEqual([]);
    expect(having("role", "tab", root)).toHaveLength(before + 1);
    expect(DomUtils.textContent(root)).toContain(`${before + 1} étapes clés`);
  });
});

describe("the plates", () => {
  const list = edited(slides);

  /** The plates that do not stand in the place of their entry. */
  function misplaced(root: Document) {
    const [picker] = having("aria-label", carouselLabels.pickerLabel, root);
    const entries = picker ? named("button", picker) : [];
    const plates = having("aria-roledescription", carouselLabels.slideLabel, root);
    return list.filter(({ title, description, drawing }, at) => {
      const plate = plates[at];
      const told = textOf(entries[at]) === title && textOf(plate).includes(description);
      return !(told && pictureIn(plate)?.includes(`/${drawing}.`));
    });
  }

  it("are each beside their entry", () => {
    expect(misplaced(render(Showcase))).toEqual([]);
  });

  it("stay there when they change places, and when one is added", () => {
    list.reverse();
    list.push({
      id: "escale",
      title: "Escale",
      description: "À quai, on raconte.",
      drawing: "scenes/escale",
    });
    expect(misplaced(render(Showcase))).toEqual([]);
  });
});

describe("the partners", () => {
  const list = edited(partners);

  it("are each a link under their own logo, in the order of the collection", () => {
    list.reverse();
    list.push({
      id: "tarmelune",
      name: "Tarmelune",
      logo: "lestarque",
      url: "https://www.tarmelune.example",
    });
    const links = named("a", render(PartnerStrip));
    expect(links.map(({ attribs }) => attribs["href"])).toEqual(list.map(({ url }) => url));
    const drawn = links.map((link) => pictureIn(link)?.split("#")[1]);
    expect(drawn).toEqual(list.map(({ logo }) => logo));
  });
});
