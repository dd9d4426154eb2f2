import { describe, expect, it } from "vitest";
import { media as mediaPartners } from "#data/media";
import { playlists } from "#data/playlists";
import { press } from "#data/press";
import { roundedDistance } from "../legs/geometry.ts";
import { voyageDistance } from "../legs/voyages.ts";
import { sails } from "../sails/sails.ts";
import { reservations } from "#data/reservations";
import { spaces } from "../spaces/spaces.ts";
import { teamFilters } from "../team/filters.ts";
import { team } from "#data/team";
import { videos } from "#data/videos";
import {
  articleCount,
  memberCount,
  plannedStopovers,
  pressCounts,
  spaceCounts,
  videoCount,
} from "./counts.ts";
import { figures } from "#data/figures";

describe("stopovers", () => {
  it("add up to the 45 planned", () => {
    expect(plannedStopovers()).toBe(45);
  });
});

describe("the distances of the crossing", () => {
  it("are those of the line that the map draws", () => {
    const drawn = roundedDistance(voyageDistance("amerique-latine"));
    expect(figures.transatlanticRouteKilometres).toBe(drawn.km);
  });
});

describe("team", () => {
  it("shows everybody under « Tous » and somebody under every other filter", () => {
    const counts = teamFilters.map(({ id }) => memberCount(team, id));
    const [all, ...others] = counts;
    expect(all).toBe(team.length);
    expect(others.every((count) => count > 0)).toBe(true);
    expect(others.reduce((sum, count) => sum + count, 0)).toBe(all);
  });
  it("leaves room, among the experts and their years, for those who are not shown", () => {
    const years = team.reduce((sum, { experience }) => sum + experience.years, 0);
    expect(team.length).toBeLessThan(figures.experts);
    expect(years).toBeLessThan(figures.cumulatedYears);
  });
});

describe("press", () => {
  it("counts one article, no television, no radio", () => {
    expect(pressCounts(press)).toEqual({ articles: 1, television: 0, radio: 0 });
  });
  it("credits each article to one media partner", () => {
    expect(mediaPartners.map(({ name }) => articleCount(press, name))).toEqual([1, 0, 0]);
  });
});

describe("playlists", () => {
  it("hold one video in the first and none in the others", () => {
    expect(playlists.map(({ id }) => videoCount(videos, id))).toEqual([1, 0, 0, 0, 0, 0]);
  });
});

describe("spaces", () => {
  it("give both readings: 99 available, 98 left", () => {
    expect(spaceCounts(spaces, reservations)).toEqual({
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
