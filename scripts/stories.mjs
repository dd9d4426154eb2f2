// Every component that the kit exports is shown, explained and, where it has a keyboard, proved: what is not shown is not
// reviewed, and a keyboard table that no test goes through is a promise.
import { globSync, readFileSync } from "node:fs";

const shelves = [
  { index: "packages/ui/src/index.ts", folder: "packages/ui/src/components" },
  { index: "packages/illustrations/src/index.ts", folder: "packages/illustrations/src" },
];
const exported = shelves.flatMap(({ index, folder }) =>
  [
    ...new Set(
      Array.from(
        readFileSync(index, "utf8").matchAll(/from "\.\/(?:components\/)?([A-Z][^/]+)\//g),
        ([, name]) => name,
      ),
    ),
  ].map((name) => ({ name, folder, index })),
);
for (const { index } of shelves) {
  if (!exported.some((one) => one.index === index))
    throw new Error(`${index} exports no component that was found.`);
}
const files = new Set(
  shelves.flatMap(({ folder }) => globSync(`${folder}/*/*`)).map((path) => path.replaceAll("\\", "/")),
);

const hasKeys = (note) => files.has(note) && /^ {2}keyboard:/m.test(readFileSync(note, "utf8"));

const missing = exported.flatMap(({ name, folder }) => {
  const own = (kind) => `${folder}/${name}/${name}.${kind}`;
  const wanted = [
    own("stories.tsx"),
    own("usage.ts"),
    ...(hasKeys(own("usage.ts")) ? [own("test.tsx")] : []),
  ];
  return wanted.filter((path) => !files.has(path));
});

const shown = [...files].flatMap((path) => /\/([A-Z]\w+)\/\1\.stories\.tsx$/.exec(path)?.[1] ?? []);
const unexported = shown.filter((name) => !exported.some((one) => one.name === name));
if (unexported.length > 0) {
  console.error(
    `Nobody can import what no index exports. Add a line to ${shelves.map(({ index }) => index).join(" or ")} for:\n${unexported
      .map((name) => `  ${name}`)
      .join("\n")}`,
  );
  process.exit(1);
}

if (missing.length > 0) {
  console.error(
    `Stories show a component, a usage note says when to take it, a test goes through its keyboard table. Write:\n${missing
      .map((path) => `  ${path}`)
      .join("\n")}`,
  );
  process.exit(1);
}
console.log(`${exported.length} components, all with stories and usage notes.`);
