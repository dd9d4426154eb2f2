import { organisations, sailDesk, sails, type Space, spaces } from "@sillages/content";

/** Who has taken a space. */
export const holderOf = (space: Space) => organisations.find(({ id }) => id === space.holder)?.name ?? "";

/** A space in full: « Espace 91, Spinnaker, la bleue, 3 m², libre ». */
export function nameOf(space: Space) {
  const sail = sails.find(({ id }) => id === space.sail)?.name ?? "";
  const state = space.state === "free" ? sailDesk.free : sailDesk.taken(holderOf(space));
  return sailDesk.option(space.number, sail, space.area, state);
}

/** Every space, for the native list; what is taken says by whom, and cannot be picked. */
export const options = spaces.map((space) => ({
  value: String(space.number),
  label: nameOf(space),
  disabled: space.state === "taken",
}));
