/** A story with the text of the page at 200 %; on the page of its component, in a frame of its own. */
export const doubled = {
  globals: { text: "double" },
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
};
