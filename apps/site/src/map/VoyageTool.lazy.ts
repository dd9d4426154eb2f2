// What is fetched when the map comes near: where each call is, what is told of it, and what draws the road behind the boats.
export { callUnder, ZoomControls } from "@sillages/illustrations";
export { CallStory } from "./CallStory.tsx";
export { sailedRoads } from "./sailedRoads.tsx";
export { voyageCalls } from "./voyageCalls.ts";
export { placeInWords } from "./voyageWords.ts";
