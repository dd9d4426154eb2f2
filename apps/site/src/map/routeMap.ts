import {
  accueil,
  callsOf,
  figures,
  home,
  ports,
  type Stage,
  stages,
  type VoyageId,
  voyageLine,
} from "@sillages/content";
import type { CountryGroup, MapStage } from "@sillages/illustrations";
import { frames } from "./frames.ts";

const { legend } = accueil.expeditions.map;

const roadOf = (voyage: VoyageId): Omit<MapStage, "id"> => ({
  frame: frames[voyage],
  route: voyageLine(voyage),
  ports: callsOf(voyage).map(({ position }) => position),
});

/** Where a stage is drawn, as its entry says. */
function mapStage({ countryCode, harbour, id, leg }: Stage): MapStage {
  const place = [home, ...ports].find((port) => port.id === harbour)?.position;
  return {
    id,
    ...(leg && roadOf(leg)),
    ...(countryCode && { country: countryCode }),
    ...(place && { place }),
  };
}

/** The countries where a voyage calls: a press on one chooses the stage that sails it. */
function countriesOf(voyage: VoyageId): Pick<CountryGroup, "codes" | "stage"> {
  const codes = [...new Set(callsOf(voyage).map(({ countryCode }) => countryCode))];
  const stage = stages.find(({ leg }: Stage) => leg === voyage)?.id;
  return { codes, ...(stage && { stage }) };
}

/** What the map of the road draws, on the page and in the file of its shapes: every stage of the roadmap, in its order. */
export const routeMap = (): { countries: readonly CountryGroup[]; stages: readonly MapStage[] } => ({
  countries: [
    { label: legend.europe, tone: "dawn", ...countriesOf("europe") },
    {
      label: legend.atlantic(figures.latinAmericanCountries),
      tone: "sun",
      ...countriesOf("amerique-latine"),
    },
  ],
  stages: stages.map(mapStage),
});

/** The name of the file of its shapes, in the folder of the published pictures. */
export const mapFile = "map.svg";

/** Its address. */
export const shapesAddress = () => `${import.meta.env.PICTURES}/${mapFile}`;
