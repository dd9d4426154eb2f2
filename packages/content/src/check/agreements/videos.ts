import type { Finding } from "../finding.ts";
import type { Subject } from "../walk.ts";
import { at, fieldOf } from "./fieldOf.ts";

/** The window of an organisation opens a video of the list that the organisation presents. */
export function presentedVideos(organisations: readonly Subject[], videos: readonly Subject[]): Finding[] {
  return organisations.flatMap((organisation) => {
    const video = videos.find((entry) => fieldOf(entry, "id") === fieldOf(organisation, "video"));
    if (!video || fieldOf(video, "playlist") === fieldOf(organisation, "playlist")) return [];
    const problem = `la vidéo « ${video.entry} » n’est pas dans la liste que présente cette organisation`;
    return [at(organisation, ["video"], { problem, remedy: "Changer « video » ou « playlist »." })];
  });
}
