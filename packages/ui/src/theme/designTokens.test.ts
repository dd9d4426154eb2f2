import { expect, test } from "vitest";
import { surfaces } from "./surfaces.ts";
import { designTokens, type TokenGroup } from "./designTokens.ts";

const tokens = designTokens();

/** Every token with its path. */
function* leaves(
  group: TokenGroup,
  path: readonly string[] = [],
): Generator<[string, Record<string, unknown>]> {
  for (const [name, value] of Object.entries(group)) {
    if ("$value" in value) yield [[...path, name].join("."), value as Record<string, unknown>];
    else yield* leaves(value, [...path, name]);
  }
}

const all = [...leaves(tokens)];

test.each(["color", "nightColor"])("gives every role its colour on every surface: %s", (group) => {
  const rolesOf = (surface: string) =>
    all.flatMap(([path]) =>
      path.startsWith(`${group}.${surface}.`) ? [path.split(".").slice(2).join(".")] : [],
    );
  expect(rolesOf("paper")).toContain("text.default");
  for (const surface of Object.keys(surfaces)) expect(rolesOf(surface)).toEqual(rolesOf("paper"));
});

test.each(all)("%s is what the format asks for", (_path, { $type, $value }) => {
  switch ($type) {
    case "color":
      expect($value).toEqual({
        colorSpace: "srgb",
        components: [expect.any(Number), expect.any(Number), expect.any(Number)],
        alpha: expect.any(Number),
        hex: expect.stringMatching(/^#[\da-f]{6}$/),
      });
      break;
    case "dimension":
    case "duration":
      expect($value).toEqual({
        value: expect.any(Number),
        unit: expect.stringMatching(/^(px|rem|ms)$/),
      });
      expect(($value as { value: number }).value).not.toBeNaN();
      break;
    case "cubicBezier":
      expect($value).toHaveLength(4);
      break;
    case "fontFamily":
      expect($value).toContainEqual(expect.stringMatching(/\w/));
      break;
    default:
      expect($type).toBe("number");
      expect($value).toEqual(expect.any(Number));
  }
});

test("names each measure as it is read in a style sheet", () => {
  expect(tokens["fontSize"]).toMatchObject({
    body: { $extensions: { "org.sillages": { customProperty: "--sillages-font-size-body" } } },
  });
});
