import { SailSpaces, type SailSpacesProps } from "@sillages/illustrations";
import type { SailLogo } from "../logo/tryLogo.ts";
import type { Plan } from "./plan.ts";

export interface SpaceLayerProps {
  boat: SailSpacesProps["boat"];
  plan: Plan;
  chosen: readonly number[];
  choose: (chosen: readonly number[]) => void;
  refuse: (space: number) => void;
  /** Laid on the chosen spaces. */
  logo: SailLogo | undefined;
}

/** The spaces of a boat, over its drawing. */
export function SpaceLayer({ boat, plan, chosen, choose, logo, refuse }: SpaceLayerProps) {
  const spaces = plan.spaces.map((space) => {
    const cloth = logo?.cloths.get(space.number);
    // The content checks that the drawings show as taken what is taken.
    return { ...space, drawn: true, ...(logo && cloth && { logo: { src: logo.src, cloth } }) };
  });
  return (
    <SailSpaces
      boat={boat}
      sails={plan.sails}
      spaces={spaces}
      chosen={chosen}
      onChoose={choose}
      onRefuse={refuse}
      multiple
    />
  );
}
