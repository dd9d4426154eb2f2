// What is fetched when the plan comes near: the spaces that can be chosen on it, and the card of those that are.
export { ChosenCard } from "./ChosenCard.tsx";
export { SpaceLayer } from "./SpaceLayer.tsx";
