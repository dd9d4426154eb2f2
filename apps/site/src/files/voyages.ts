import {
  accueil,
  callsOf,
  identity,
  type Port,
  type VoyageId,
  voyageDistance,
  voyageLine,
} from "@sillages/content";
import type { Position } from "@sillages/formats";

const { data, map } = accueil.expeditions;

/** What a file of the voyages says of itself. */
export const about = {
  name: identity.name,
  url: identity.site,
  description: `${data.warning} ${map.source}`,
};

export interface Voyage {
  id: VoyageId;
  name: string;
  /** From Lorient back to Lorient. */
  line: readonly Position[];
  /** Rounded to the nearest ten: the line is no more precise. */
  kilometres: number;
  ports: readonly Port[];
}

const voyage = (id: VoyageId): Voyage => ({
  id,
  name: map.voyages[id],
  line: voyageLine(id),
  kilometres: Math.round(voyageDistance(id).km / 10) * 10,
  ports: callsOf(id),
});

/** The two voyages, as the content draws them. */
export const voyages: readonly Voyage[] = [voyage("europe"), voyage("amerique-latine")];
