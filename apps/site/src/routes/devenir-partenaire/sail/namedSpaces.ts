import { sailDesk, sails, type Space, spaces } from "@sillages/content";

/** A space in full: « Espace 91, Spinnaker, la bleue, 3 m², libre ». */
export const nameOf = ({ area, number, sail, state }: Space) =>
  sailDesk.option(number, sails.find(({ id }) => id === sail)?.name ?? "", area, sailDesk.states[state]);

/** The free spaces, for the native list. */
export const options = spaces
  .filter(({ state }) => state === "free")
  .map((space) => ({ value: String(space.number), label: nameOf(space) }));
