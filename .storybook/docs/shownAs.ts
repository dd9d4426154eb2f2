import * as styles from "../../packages/ui/src/stories/docs.css.ts";

interface Story {
  parameters: { readonly docs?: { readonly shownAs?: keyof typeof styles.shownAs } };
  storyGlobals?: { readonly viewport?: { readonly value?: string } };
}

/** How the page of a component shows a story that has a window of its own: as wide as the story asks. */
export function shownAs({ parameters, storyGlobals }: Story) {
  const asked = storyGlobals?.viewport?.value ?? parameters.docs?.shownAs ?? "";
  return Object.hasOwn(styles.shownAs, asked)
    ? styles.shownAs[asked as keyof typeof styles.shownAs]
    : undefined;
}
