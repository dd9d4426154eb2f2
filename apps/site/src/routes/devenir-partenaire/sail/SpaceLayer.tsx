import { SailSpaces, type SailSpacesProps } from "@sillages/illustrations";
import type { Plan } from "./plan.ts";
import { markOf } from "./markOf.ts";
import { chooseSpaces, refuseSpace, useChoicePart } from "./sailChoice.ts";
import { useCloths } from "./useCloths.ts";

interface SpaceLayerProps {
  boat: SailSpacesProps["boat"];
  plan: Plan;
}

/** The spaces of a boat, over its drawing; those that are chosen bear the logo, or the name where there is no logo. */
export function SpaceLayer({ boat, plan }: SpaceLayerProps) {
  const chosen = useChoicePart((choice) => choice.chosen);
  const logo = useChoicePart((choice) => choice.logo);
  const name = useChoicePart((choice) => (choice.chosen.length > 0 ? choice.name : ""));
  const cloths = useCloths(plan, Boolean(logo ?? name) && chosen.length > 0);
  const spaces = plan.spaces.map((space) => {
    const mark = markOf({ logo, name }, cloths?.get(space.number));
    // The content checks that the drawings show as taken what is taken.
    return { ...space, drawn: true, ...(mark && { logo: mark }) };
  });
  return (
    <SailSpaces
      boat={boat}
      sails={plan.sails}
      spaces={spaces}
      chosen={chosen}
      onChoose={chooseSpaces}
      onRefuse={refuseSpace}
    />
  );
}
