/** The files of the site that import a component, from `apps/site/src/`, by its name. Read when Storybook starts (../whereUsed.ts). */
export const whereUsed: Readonly<Record<string, readonly string[]>> = {};
