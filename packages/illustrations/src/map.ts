// For a build: the shapes of a map as a file beside its page. Needs neither React nor CSS, so that Node runs it as it is.
export { type DrawnMap, drawShapes } from "./Planisphere/drawShapes.ts";
