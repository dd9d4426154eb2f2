import { drawings, identity, lives } from "@sillages/content";
import { expect, test } from "vitest";
import { workOut } from "./workedOut.ts";

const imported = 'import { figures, identity } from "@sillages/content";\n';
const written = (code: string) => workOut(imported + code).slice(imported.length);

test("writes the properties of a constant in their place", () => {
  expect(written("mailto(identity.mail.contact)")).toBe(`mailto("${identity.mail.contact}")`);
  expect(written("`${figures.quizSeconds} s`")).toBe("`${300} s`");
});

test("keeps what is done with a property", () => {
  expect(written("identity.name.toLowerCase()")).toBe(`"${identity.name}".toLowerCase()`);
});

test("writes those that are taken out of a constant", () => {
  expect(written("const { contact, press: address } = identity.mail;")).toBe(
    `const contact = "${identity.mail.contact}"; const address = "${identity.mail.press}";`,
  );
});

test("leaves objects, types and other names alone", () => {
  for (const code of ["identity.mail", "typeof identity.name", "words.figures.boats", "figures.map(draw)"]) {
    expect(written(code)).toBe(code);
  }
  const local = "({ figures }) => figures.boats";
  expect(workOut(local)).toBe(local);
});

test("writes a drawing that is named in place", () => {
  const facts = JSON.stringify(drawings["scenes/perdu"]);
  expect(workOut('pictureOf("scenes/perdu")')).toBe(
    `({...${facts},src:import.meta.env.PICTURES+"/scenes/perdu.svg"})`,
  );
});

test("writes the drawings of a collection, each once", () => {
  const code = workOut("picturesOf(lives)");
  for (const { drawing } of lives) {
    expect(code).toContain(`"${drawing}":{`);
    expect(code).toContain(JSON.stringify(drawings[drawing].alt));
  }
  expect(code).not.toContain("scenes/perdu");
});

test("refuses a drawing or a collection that does not exist", () => {
  expect(() => workOut('pictureOf("scenes/nulle-part")')).toThrow("scenes/nulle-part");
  expect(() => workOut("picturesOf(nothing)")).toThrow("nothing");
});
