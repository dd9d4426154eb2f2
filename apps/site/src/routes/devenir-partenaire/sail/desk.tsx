// What is fetched when the plan comes near: the spaces, and what is said of those that are chosen.
import { sailDesk, sails, spaces } from "@sillages/content";
import { type SailShape, type SailSpace, SailSpaces } from "@sillages/ui";
import type { SailLogo } from "../logo/tryLogo.ts";
import { areaOf } from "../areaOf.ts";
import { chosenInHash } from "./chosenInHash.ts";
import { holderOf, nameOf } from "./namedSpaces.ts";
import type { ChosenNews } from "./useChosenSpaces.ts";

export { hashOf } from "./chosenInHash.ts";
export { SpaceList } from "./SpaceList.tsx";
export { LogoDesk } from "./LogoDesk.tsx";
export { ChosenCard } from "./ChosenCard.tsx";

const shapes: readonly SailShape[] = sails.map(({ boat, id, name }) => ({
  id,
  name,
  boat: boat === "rouge" ? "first" : "second",
}));

const named: readonly SailSpace[] = spaces.map((space) => ({
  number: space.number,
  sail: space.sail,
  row: space.row,
  centre: space.centre,
  state: space.state,
  // The content checks that the drawings show as taken what is taken.
  drawn: true,
  name: nameOf(space),
}));

const free = new Set(spaces.filter(({ state }) => state === "free").map(({ number }) => number));

export const chosenInAddress = (hash: string) => chosenInHash(hash, free);

/** What has just changed, for who does not see the plan. */
export function said({ chosen, refused, touched, unknown }: ChosenNews) {
  if (refused !== undefined) return whyRefused(refused);
  const area = areaOf(chosen);
  const words = [
    unknown && sailDesk.unknown,
    chosen.length > 0 ? sailDesk.chosen(chosen.length, area) : touched && sailDesk.cleared,
  ];
  return words.filter(Boolean).join(" ");
}

function whyRefused(number: number) {
  const { already, none, taken } = sailDesk.refused;
  const space = spaces[number - 1];
  if (!space) return none;
  return space.state === "taken" ? taken(number, holderOf(space)) : already(number);
}

export interface SpacesProps {
  boat: "first" | "second";
  chosen: readonly number[];
  choose: (chosen: readonly number[]) => void;
  refuse: (space: number) => void;
  logo: SailLogo | undefined;
}

export function Spaces({ boat, chosen, choose, logo, refuse }: SpacesProps) {
  return (
    <SailSpaces
      boat={boat}
      sails={shapes}
      spaces={logo ? named.map((space) => dressed(space, logo)) : named}
      chosen={chosen}
      onChoose={choose}
      onRefuse={refuse}
      multiple
    />
  );
}

function dressed(space: SailSpace, { cloths, src }: SailLogo): SailSpace {
  const cloth = cloths.get(space.number);
  return cloth ? { ...space, logo: { src, cloth } } : space;
}
