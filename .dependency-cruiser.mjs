// The laws of ARCHITECTURE.md, each a rule that fails the check.
const test = "(\\.(test|stories)\\.tsx?|/testing/[^/]+)$";

/** The folders of apps/site that build the site, each made with those before it alone. */
const builders = ["built", "hosting", "images", "documents", "weights", "pipeline"];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "packages-are-strangers",
      comment: "No package imports another: they meet in apps/site only.",
      from: { path: "^packages/([^/]+)/" },
      to: {
        path: "^packages/",
        pathNot:
          "^packages/($1|french)/|^packages/ui/src/(index|theme|global|stories/index|testing/testReflow)\\.tsx?$",
      },
    },
    {
      name: "the-proofreader-is-for-the-check",
      comment: "The one exception: what checks the content asks packages/french; the editing page, by it.",
      from: { pathNot: "^packages/(french/|content/src/(check|data|editing)/)" },
      to: { path: "^packages/french/" },
    },
    {
      name: "packages-never-import-apps",
      comment: "The site depends on the packages, never the other way round.",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "front-door",
      comment: "An app uses a package through its index, never through a file of its src/.",
      from: { path: "^apps/" },
      to: {
        path: "^packages/[^/]+/src/",
        pathNot:
          "^packages/(ui|illustrations|content|quiz-engine|formats|media)/src/(index|check|global|theme|fit|map|behaviors|quiz/banks|journal/journal|board|store)\\.ts$|^packages/content/src/(collections|data/(fill|generate|parse|publishPictures|registry|writeWhole)|editing/(editing|inBrowser|heavyPictures|mended|spelling))\\.ts$",
      },
    },
    {
      name: "engine-imports-nothing",
      comment: "The quiz engine is pure TypeScript: no package, no Node, no DOM.",
      from: { path: "^packages/quiz-engine/src/", pathNot: "\\.test(-d)?\\.ts$|/fixtures\\.ts$" },
      to: { pathNot: "^packages/quiz-engine/src/" },
    },
    {
      name: "formats-and-media-import-nothing",
      comment: "What writes files and what reads pictures is plain TypeScript: no package, no Node.",
      from: { path: "^packages/(formats|media)/src/", pathNot: "\\.test\\.ts$|/fixtures\\.ts$" },
      to: { pathNot: "^packages/$1/src/" },
    },
    {
      name: "kit-knows-no-router-and-no-words",
      comment: "The kit depends on React and vanilla-extract alone.",
      from: { path: "^packages/(ui|illustrations)/src/", pathNot: test },
      to: {
        path: "node_modules",
        pathNot: "node_modules/(react|react-dom|@types/react|@types/react-dom|@vanilla-extract)/",
      },
    },
    {
      name: "content-ships-no-library",
      comment: "Schemas and tools stay out of the browser: only they may import a library.",
      from: {
        path: "^packages/content/src/",
        pathNot:
          "(\\.schema|/fields|\\.test|/collections)\\.ts$|^packages/content/src/(check|data|editing|positionCommand|legs/land)",
      },
      to: { path: "node_modules", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-is-made-from-what-it-makes",
      comment:
        "In a fresh clone there is no generated/: what makes it may read there only the pictures, made first.",
      from: {
        path: "^packages/content/src/data/(main|generate|emit|jsonSchemas|validate|read|registry)\\.ts$",
      },
      to: {
        path: "^packages/content/generated/(?!drawings|logos|photo-sizes)",
        reachable: true,
      },
    },
    {
      name: "schemas-are-values-for-tools-only",
      comment: "Data files and the index import a schema as a type, never as a value.",
      from: {
        path: "^packages/content/src/|^apps/site/src/",
        pathNot:
          "(\\.schema|/collections|\\.test)\\.ts$|/fixtures/|^packages/content/src/(check|data|editing|positionCommand)/",
      },
      to: { path: "(\\.schema|/fields|/collections)\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "primitives-are-private",
      comment: "Components ask the theme what a colour is for; only theme/ knows the inks.",
      from: { path: "^packages/ui/src/", pathNot: "^packages/ui/src/theme/" },
      to: { path: "^packages/ui/src/theme/primitives\\.ts$" },
    },
    {
      name: "routes-are-strangers",
      comment: "What two routes need moves to sections/.",
      from: { path: "^apps/site/src/routes/([^/]+)/" },
      to: { path: "^apps/site/src/routes/", pathNot: "^apps/site/src/routes/$1/" },
    },
    ...builders.slice(0, -1).map((folder, at) => ({
      name: `${folder}-comes-before`,
      comment: `What builds the site has an order: ${builders.join(", ")}. None knows what comes after it.`,
      from: { path: `^apps/site/${folder}/`, pathNot: test },
      to: { path: `^apps/site/(${builders.slice(at + 1).join("|")})/` },
    })),
    {
      name: "server-only",
      comment:
        "What picks pictures and facts from whole catalogues runs where pages are rendered: a living part gets them as props.",
      from: { path: "^apps/site/src/(boot/|.*/use[A-Z])" },
      to: {
        path: "^apps/site/src/shell/(pictures/(pictureOf|photoOf)|frame/(Head|SiteHeader|SiteFooter))\\.tsx?$",
      },
    },
    {
      name: "no-cycles",
      comment: "A cycle has no first file to read.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "everything-resolves",
      comment: "An import must lead somewhere.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:vite-rsc/|^@sillages/" },
    },
    {
      name: "tests-stay-out-of-what-ships",
      comment: "Nothing that ships imports a test, a story or a fixture.",
      from: { pathNot: `${test}|/e2e/|/faults/|\\.test-d\\.ts$|/fixtures/` },
      to: { path: `${test}|/e2e/` },
    },
  ].map((law) => ({ ...law, severity: "error" })),
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/(dist|\\.cache|coverage|reports)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@sillages/source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
    builtInModules: { add: [] },
  },
};
