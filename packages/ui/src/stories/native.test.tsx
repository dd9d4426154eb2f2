import type { ComponentType, Ref } from "react";
import { describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as kit from "../index.ts";
import { sail } from "./pictures.ts";

type Props = Readonly<Record<string, unknown>>;
type Shown = ComponentType<Props & { ref?: Ref<Element> }>;

/** The example of each component that has a page, and whatever else is exported. */
const examples = import.meta.glob<{ args?: Props; component: Shown }>("../components/*/*.stories.tsx", {
  eager: true,
  import: "default",
});
const told = new Map(Object.values(examples).map(({ component, args = {} }) => [component, args]));

const parts: Readonly<Record<string, Props>> = {
  CardBody: { children: "Cap sur les Glénan" },
  CardFooter: { children: "Mai" },
  CardHeader: { children: "Mai" },
  CardMedia: { picture: sail },
  CardNumber: { label: "Espace", children: "7" },
  FooterContents: { motto: "Au large", columns: [], contact: { title: "Écrire", lines: [] } },
  FooterLegal: { copyright: "© 2026", children: null },
  FooterLegalLinks: { label: "Mentions", links: [] },
  MediaPair: { panels: [{ picture: sail, children: "Mer", surface: "sea", labelledBy: "mer" }] },
  PlayMark: {},
  SectionPicture: { picture: sail },
  StatGroup: { label: "En chiffres", figures: [] },
  Wordmark: { fit: { box: "box", lines: [{ text: "Sillages", style: "line" }] } },
};

/** What has no element of its own: it lays two side by side, or none. */
const rootless = new Set(["Behaviors", "LogoStrip", "ScriptOnly", "Slide"]);

/** Those whose attributes go to what is filled in, chosen or looked at, inside the words around it. */
const controls = new Set([
  "Checkbox",
  "FileField",
  "SearchField",
  "SelectField",
  "Switch",
  "TextArea",
  "TextField",
]);

const components = Object.entries(kit)
  .filter(([name]) => /^[A-Z]/.test(name) && !rootless.has(name))
  .map(([name, component]) => [name, component as Shown] as const);

describe.each(components)("%s", (name, Component) => {
  const props = parts[name] ?? told.get(Component) ?? {};

  test("hands what it does not know to its element, and its element to a ref", async () => {
    let held: Element | null = null;
    const { container } = await render(
      <Component
        {...props}
        data-probe="7"
        aria-description="Une précision"
        ref={(element) => {
          held = element;
        }}
      />,
    );
    const reached = document.querySelectorAll('[data-probe="7"]');
    expect(reached).toHaveLength(1);
    expect(reached[0]?.getAttribute("aria-description")).toBe("Une précision");
    expect(held).toBe(reached[0]);
    // What opens it stands before it.
    const root = reached[0]?.matches("dialog")
      ? container.querySelector("dialog")
      : container.firstElementChild;
    if (controls.has(name)) expect(reached[0]?.matches("input, select, textarea")).toBe(true);
    else expect(reached[0]).toBe(root);
  });
});

test("refuses by its type what a component says by itself", () => {
  const refused = [
    // @ts-expect-error a section is named by `label` or `labelledBy`
    <kit.Section key={1} aria-label="La semaine">
      …
    </kit.Section>,
    // @ts-expect-error a button of an icon is named by `label`
    <kit.IconButton key={2} aria-label="Fermer" label="Fermer">
      ×
    </kit.IconButton>,
    // @ts-expect-error a filter is on by `pressed`
    <kit.ToggleButton key={3} aria-pressed pressed>
      Mer
    </kit.ToggleButton>,
    // @ts-expect-error a list of tags is named by `label`
    <kit.TagList key={4} aria-label="Sujets" label="Sujets" tags={[]} />,
  ];
  expect(refused).toHaveLength(4);
});

test("says the same words twice without a complaint of React", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const twice = <Item,>(item: Item) => [item, item];
  await render(
    <>
      <kit.TagList label="Sujets" tags={twice("Mer")} />
      <kit.DescriptionList items={twice({ term: "Quai", definition: "Nord" })} />
      <kit.StatGroup label="En chiffres" figures={twice({ value: "3", label: "jours" })} />
      <kit.Legend items={twice({ surface: "sea" as const, label: "Mer" })} />
      <kit.Legend items={twice({ picture: sail, label: "Voile", text: "Rouge." })} />
      <kit.List
        marker="numeral"
        variant="ruled"
        items={twice({ number: "9", title: "But", text: "Finir." })}
      />
      <kit.Heading level={2} fit={{ box: "box", lines: twice({ text: "Encore", style: "line" }) }} />
    </>,
  );
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
