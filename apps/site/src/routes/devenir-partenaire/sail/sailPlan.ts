import {
  devenirPartenaire,
  identity,
  organisations,
  prices,
  type Sail,
  sails,
  spaces,
} from "@sillages/content";
import { pictureOf } from "../../../shell/pictures/pictureOf.ts";
import type { Plan } from "./plan.ts";

/** The drawing of each boat of the plan. */
export const boatPictures = {
  first: pictureOf("sails/voilure-rouge"),
  second: pictureOf("sails/voilure-bleue"),
} as const;

const places = { rouge: "first", bleue: "second" } as const satisfies Record<Sail["boat"], string>;

/** The sails and their spaces, as the living part of the page receives them. */
export function sailPlan(): Plan {
  const { space: words } = devenirPartenaire.opportunities;
  return {
    sails: sails.map(({ boat, description, id, name }) => ({ id, name, description, boat: places[boat] })),
    spaces: spaces.map(({ area, centre, column, holder: holderId, number, row, sail, state }) => {
      const holder = organisations.find(({ id }) => id === holderId)?.name;
      const sailName = sails.find(({ id }) => id === sail)?.name ?? "";
      const said = state === "free" ? words.free : words.taken(holder ?? "");
      const name = words.name(number, sailName, area, said);
      return { number, sail, row, column, centre, area, state, name, ...(holder && { holder }) };
    }),
    drawings: { first: boatPictures.first.src, second: boatPictures.second.src },
    squareMetre: prices.find(({ perSquareMetre }) => perSquareMetre)?.amount ?? undefined,
    owner: { name: identity.name, mail: identity.mail.partners },
  };
}
