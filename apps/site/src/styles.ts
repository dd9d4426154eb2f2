// Every style of the site, in one order for all pages: the ground first, then each sheet after those that it builds on.
// Server components bring no sheet of their own; the pre-render publishes this one, and of it what each page needs.
// Of the ground of the kit, all but the inks of the root: each page lays its own everywhere.
import.meta.glob("../../../packages/ui/src/theme/{fonts,global}.css.ts", { eager: true });

// What components compose comes before what they add to it.
import.meta.glob("../../../packages/ui/src/internal/**/*.css.ts", { eager: true });
import.meta.glob(
  [
    "../../../packages/ui/src/components/**/*.css.ts",
    "../../../packages/illustrations/src/**/*.css.ts",
    "./**/*.css.ts",
  ],
  { eager: true },
);

// Development: a sheet that changes takes the place of the one before, and nothing else of the page moves.
if (import.meta.hot) import.meta.hot.accept();
