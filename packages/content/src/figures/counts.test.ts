import { describe, expect, it } from "vitest";
import { playlists } from "#data/playlists";
import type { PressItem } from "../press/press.schema.ts";
import { roundedDistance } from "../legs/geometry.ts";
import { voyageDistance } from "../legs/voyages.ts";
import { sails } from "../sails/sails.ts";
import { blueBoatSpaces } from "../spaces/blue-boat.ts";
import { redBoatSpaces } from "../spaces/red-boat.ts";
import { spaces } from "../spaces/spaces.ts";
import { teamFilters } from "../team/filters.ts";
import { team } from "#data/team";
import { videos } from "#data/videos";
import { articleCount, memberCount, pressCounts, spaceCounts, videoCount } from "./counts.ts";
import { figures } from "#data/figures";

describe("the distances of the crossing", () => {
  it("are those of the line that the map draws", () => {
    const drawn = roundedDistance(voyageDistance("amerique-latine"));
    expect(figures.transatlanticRouteKilometres).toBe(drawn.km);
  });
});

describe("team", () => {
  it("shows everybody under « Tous », and once under the others", () => {
    const counts = teamFilters.map(({ id }) => memberCount(team, id));
    const [all, ...others] = counts;
    expect(all).toBe(team.length);
    expect(others.reduce((sum, count) => sum + count, 0)).toBe(all);
  });
});

describe("press", () => {
  const pieces = [
    { type: "article", category: "presse-ecrite", source: "Le Fanal", views: "12.5K" },
    { type: "article", category: "web", source: "Le Fanal", views: "840" },
    { type: "video", category: "television", source: "Ressac", views: "0" },
    { type: "audio", category: "radio", source: "Ressac", views: "0" },
  ] as PressItem[];
  it("counts articles by what they are, television and radio by where they were", () => {
    expect(pressCounts(pieces)).toEqual({ articles: 2, television: 1, radio: 1, views: 13_340 });
    expect(pressCounts([])).toEqual({ articles: 0, television: 0, radio: 0, views: 0 });
  });
  it("credits each piece to its media", () => {
    expect(["Le Fanal", "Carénage"].map((name) => articleCount(pieces, name))).toEqual([2, 0]);
  });
});

describe("playlists", () => {
  it("hold every video, each once", () => {
    const held = playlists.map(({ id }) => videoCount(videos, id));
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(videos.length);
  });
});

describe("spaces", () => {
  it("give both readings: 99 available, 98 left", () => {
    const [sold, ...others] = [...redBoatSpaces, ...blueBoatSpaces];
    const held = [{ ...sold!, state: "taken" as const, holder: "kilovague" }];
    const free = others.map((space) => ({ ...space, state: "free" as const }));
    expect(spaceCounts([...held, ...free], [{ id: "promise", since: "2025-11", spaces: 1 }])).toEqual({
      total: figures.advertisingSpaces,
      taken: 1,
      active: 1,
      available: 99,
      reserved: 1,
      left: 98,
    });
  });
  it("count a partner once, however many spaces it holds", () => {
    const held = spaces
      .slice(0, 3)
      .map((space) => ({ ...space, state: "taken" as const, holder: "kilovague" }));
    expect(spaceCounts(held, [])).toMatchObject({ taken: 3, active: 1, available: 0, left: 0 });
  });
  it("cover their sails, and the sails the announced area", () => {
    const covered = sails.map(({ id }) => {
      const areas = spaces.filter((space) => space.sail === id).map((space) => space.area);
      return Math.round(areas.reduce((sum, area) => sum + area, 0));
    });
    expect(covered).toEqual(sails.map(({ area }) => area));
    expect(sails.reduce((sum, { area }) => sum + area, 0)).toBe(figures.sailSquareMetres);
  });
});
