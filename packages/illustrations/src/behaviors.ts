// What some components do without React: called once in a page, where React may never come.
export { enhanceBesideCharts } from "./Planisphere/enhanceBesideCharts.ts";
