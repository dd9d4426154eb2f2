import { describe, expect, it } from "vitest";
import { z } from "zod";
import { leftBy } from "./field.ts";
import { fieldOf, fieldsOf, type Schema } from "./fieldsOf.ts";
import { unshown } from "./formOf.ts";

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema;
const formOf = (type: z.ZodType) => fieldOf("x", schemaOf(type));

describe("a form made from a schema", () => {
  it("says the schema's own words", () => {
    const [field] = fieldsOf(
      schemaOf(
        z.strictObject({
          name: z.string().meta({ title: "Nom", description: "Comme il s’écrit." }).optional(),
        }),
      ),
    );
    expect(field).toMatchObject({ name: "name", label: "Nom", hint: "Comme il s’écrit.", required: false });
  });

  it("makes up a label from a name that has no words", () => {
    expect(fieldsOf(schemaOf(z.strictObject({ longDescription: z.string() })))[0]?.label).toBe(
      "Long description",
    );
  });

  it("draws each kind of value with its own control", () => {
    expect(formOf(z.string())).toMatchObject({ kind: "text", long: false });
    expect(formOf(z.string().max(900))).toMatchObject({ kind: "text", long: true });
    expect(formOf(z.iso.date())).toMatchObject({ kind: "text", type: "date" });
    expect(formOf(z.url())).toMatchObject({ kind: "text", type: "url" });
    expect(formOf(z.templateLiteral([z.string(), "-", z.string()]))).toMatchObject({ kind: "text" });
    expect(formOf(z.int())).toMatchObject({ kind: "number" });
    expect(formOf(z.boolean())).toMatchObject({ kind: "switch" });
    expect(formOf(z.enum(["a", "b"]))).toMatchObject({ kind: "choice", options: ["a", "b"] });
    expect(formOf(z.union([z.literal(1), z.literal(2)]))).toMatchObject({ kind: "choice", options: [1, 2] });
    expect(formOf(z.enum(["a"]).meta({ picture: "logos" }))).toMatchObject({
      kind: "picture",
      folder: "logos",
      drawn: false,
    });
    expect(formOf(z.enum(["scenes/a"]).meta({ pictures: "scenes" }))).toMatchObject({
      kind: "picture",
      drawn: true,
    });
    expect(formOf(z.int().nullish().meta({ title: "Prix" }))).toMatchObject({
      kind: "number",
      label: "Prix",
    });
    expect(formOf(z.enum(["a", "b"]).nullish())).toMatchObject({ kind: "choice", options: ["a", "b"] });
    expect(formOf(z.strictObject({ a: z.string() }).nullable())).toMatchObject({ kind: "group" });
    expect(formOf(z.record(z.string(), z.string()))).toMatchObject({ kind: "kept" });
  });

  it("goes into lists and groups", () => {
    const list = formOf(z.array(z.strictObject({ value: z.string(), words: z.string() })));
    expect(list).toMatchObject({
      kind: "list",
      item: { kind: "group", fields: [{ name: "value" }, { name: "words" }] },
    });
  });

  it("lays out a list whose length is given", () => {
    const row = formOf(z.tuple([z.string(), z.string()]));
    expect(row).toMatchObject({ kind: "row", items: [{ kind: "text" }, { kind: "text" }] });
  });

  it("lets one choice decide of the fields that follow", () => {
    const form = formOf(
      z.discriminatedUnion("type", [
        z.strictObject({
          kind: z.enum(["a", "b"]),
          title: z.string(),
          type: z.literal("article"),
          readMinutes: z.int(),
        }),
        z.strictObject({
          kind: z.enum(["a", "b"]),
          title: z.string(),
          type: z.enum(["video", "audio"]),
          durationMinutes: z.int(),
        }),
      ]),
    );
    expect(form).toMatchObject({
      kind: "cases",
      by: "type",
      cases: [
        { values: ["article"], fields: [{ name: "kind" }, { name: "title" }, { name: "readMinutes" }] },
        {
          values: ["video", "audio"],
          fields: [{ name: "kind" }, { name: "title" }, { name: "durationMinutes" }],
        },
      ],
    });
  });
});

describe("a form with a choice", () => {
  const schema = schemaOf(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("article"), title: z.string(), readMinutes: z.int() }),
      z.strictObject({ type: z.literal("video"), title: z.string(), options: z.array(z.string()) }),
    ]),
  );
  const collection = { folder: "press", label: "presse", schema, single: false, ordered: true };

  it("lets go of the fields that the new choice has not", () => {
    const form = fieldOf("", schema);
    if (form.kind !== "cases") throw new Error(form.kind);
    expect(leftBy("video", form)).toEqual(["readMinutes"]);
    expect(leftBy("article", form)).toEqual(["options"]);
    expect(leftBy("", form)).toEqual([]);
  });

  it("knows what no control of its own says", () => {
    const at = (...path: PropertyKey[]) => ({ path, field: path.join("."), problem: "", remedy: "" });
    const shown = [at("order"), at("type"), at("title"), at("options"), at("options", 1)];
    const unsaid = [at(), at("id"), at("readMinutes"), at("options", 1, "x"), at("title", "x")];
    const value = { type: "video", options: ["a", "b"] };
    expect(unshown([...shown, ...unsaid], collection, value)).toEqual(unsaid);
  });
});
