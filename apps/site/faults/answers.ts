// What a page is asked from outside, as functions that travel to it.

/** Every part of it lives. */
export const isAwake = () => !document.querySelector("[data-living]:not([data-alive])");

/** It lives, or says that it cannot. */
export const hasAnswered = () =>
  !document.querySelector("[data-living]:not([data-alive])") ||
  document.querySelector("#panne:not([hidden])") !== null;
