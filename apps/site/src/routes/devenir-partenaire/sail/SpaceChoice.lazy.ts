// What is fetched when the plan comes near: the spaces that can be chosen on it, what brings it closer, and what is said of
// those that are chosen.
export { ZoomControls } from "@sillages/illustrations";
export { ChoiceRecall } from "./ChoiceRecall.tsx";
export { ChosenCard } from "./ChosenCard.tsx";
export { SpaceLayer } from "./SpaceLayer.tsx";
export { ProposalTool } from "../proposal/ProposalTool.tsx";
