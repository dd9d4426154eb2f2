import { expect, it } from "vitest";
import { pagePaths } from "../pagePaths.ts";
import { siteMapFindings } from "./siteMap.ts";

const mapOf = (paths: readonly string[]) => ({
  file: "data/pages/plan-du-site.yaml",
  entry: "plan-du-site",
  value: { groups: [{ pages: paths.map((path) => ({ path, parts: [] })) }] },
});

it("has nothing to say of a map that leads everywhere", () => {
  expect(siteMapFindings([mapOf(pagePaths)])).toEqual([]);
});

it("names the page that was forgotten, and where to add it", () => {
  const without = pagePaths.filter((path) => path !== "/equipe");
  expect(siteMapFindings([mapOf(without)])).toEqual([
    expect.objectContaining({
      file: "data/pages/plan-du-site.yaml",
      problem: "le plan du site ne mène pas à la page « /equipe »",
    }),
  ]);
});

it("takes a page that is named among the places of another", () => {
  const map = mapOf(pagePaths.filter((path) => path !== "/reglement"));
  const contests = map.value.groups[0]!.pages.find(({ path }) => path === "/jeux-concours")!;
  const value = [map.value, { ...contests, parts: [{ label: "Règlement", path: "/reglement" }] }];
  expect(siteMapFindings([{ ...map, value }])).toEqual([]);
});
