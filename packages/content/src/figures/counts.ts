// What the pages count instead of writing it. Every function is given its data: nothing is counted twice, nothing hidden.
import { viewCount } from "../format/numbers.ts";
import type { PressItem } from "../press/press.schema.ts";
import type { Reservation, Space } from "../spaces/spaces.schema.ts";
import type { TeamFilter, TeamMember } from "../team/team.schema.ts";
import type { Video } from "../videos/videos.schema.ts";
import { figures } from "#data/figures";

/** The stopovers of the whole project: those of Europe and those of Latin America, 33 + 12 = 45. */
export function plannedStopovers(): number {
  return figures.europeanStopovers + figures.latinAmericanStopovers;
}

/** How many members a filter of /equipe shows. */
export function memberCount(team: readonly TeamMember[], filter: TeamFilter["id"]): number {
  return filter === "tous" ? team.length : team.filter(({ category }) => category === filter).length;
}

/** The figures of /presse. Television and radio count by category, whatever the form. */
export function pressCounts(press: readonly PressItem[]) {
  const inCategory = (wanted: PressItem["category"]) =>
    press.filter(({ category }) => category === wanted).length;
  return {
    articles: press.filter(({ type }) => type === "article").length,
    television: inCategory("television"),
    radio: inCategory("radio"),
    views: press.reduce((sum, { views }) => sum + viewCount(views), 0),
  };
}

/** How many pieces a media has published; `source` is its name as the press collection writes it. */
export function articleCount(press: readonly PressItem[], source: string): number {
  return press.filter((item) => item.source === source).length;
}

/** How many videos a playlist holds. */
export function videoCount(videos: readonly Video[], playlist: Video["playlist"]): number {
  return videos.filter((video) => video.playlist === playlist).length;
}

/**
 * The two readings of the free spaces: `available` counts the spaces that nobody holds, `left` takes away those that
 * are promised without being chosen. `active` counts partners, who may hold several spaces.
 */
export function spaceCounts(spaces: readonly Space[], reservations: readonly Reservation[]) {
  const taken = spaces.filter(({ state }) => state === "taken");
  const available = spaces.length - taken.length;
  const reserved = reservations.reduce((sum, reservation) => sum + reservation.spaces, 0);
  return {
    total: spaces.length,
    taken: taken.length,
    active: new Set(taken.map(({ holder }) => holder)).size,
    available,
    reserved,
    left: available - reserved,
  };
}
