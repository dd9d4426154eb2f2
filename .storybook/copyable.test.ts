import { describe, expect, test } from "vitest";
import { copyable } from "./docs/copyable.ts";

const packages = {
  "@sillages/ui": new Set(["Button", "Card", "List", "PlayIcon"]),
  "@sillages/illustrations": new Set(["DayMark"]),
};

const copied = (code: string) => copyable(code, packages);
const picture = `data:image/svg+xml,${"x".repeat(40)}`;

describe("the code of a story", () => {
  test("brings its imports, by package and in order", async () => {
    expect(await copied("<Card><DayMark /><Button>Virer</Button></Card>")).toBe(
      'import { Button, Card } from "@sillages/ui";\nimport { DayMark } from "@sillages/illustrations";\n\n' +
        "<Card><DayMark /><Button>Virer</Button></Card>",
    );
  });

  test("imports what it draws, and not what its words name", async () => {
    const code = "<Card>{'Prendre un <Button> plutôt qu’un <List>'}</Card>";
    expect(await copied(code)).toBe(`import { Card } from "@sillages/ui";\n\n${code}`);
  });

  test.each([
    ["a function", "<Button onClick={function AX(){}}>Virer</Button>"],
    ["an arrow", "<Button onClick={() => {}}>Virer</Button>"],
    [
      "a function with a body in braces",
      "<Button onClick={function p(...e) { if (e) { q({}); } }}>Virer</Button>",
    ],
    ["a line of its own", "<Button\n  onClick={() => undefined}\n>Virer</Button>"],
  ])("leaves out the stand-in of a handler: %s", async (_, code) => {
    expect((await copied(code)).replaceAll("\n", "")).toMatch(/<Button>Virer<\/Button>$/);
  });

  test("keeps what only looks like a handler", async () => {
    const code = '<Button once={() => 1} title="onClick={() => {}}">Virer</Button>';
    expect(await copied(code)).toContain(code);
  });

  test("stands a sample for the drawings of the stories, wherever they are", async () => {
    const code = `<List items={[{ picture: { src: '${picture}' } }]} src="${picture}" note="data:brève" />`;
    expect(await copied(code)).toContain(
      '<List items={[{ picture: { src: "/images/exemple.avif" } }]} src="/images/exemple.avif" note="data:brève" />',
    );
  });

  test("leaves out React’s own keys, and keeps those of its author", async () => {
    expect(await copied('<List><Card key=".0"/><Card key="a"/></List>')).toContain(
      '<List><Card/><Card key="a"/></List>',
    );
  });

  test("writes a fragment as one does, and imports one that needs its name", async () => {
    expect(await copied('<React.Fragment key=".0"><Button>Virer</Button></React.Fragment>')).toContain(
      "<><Button>Virer</Button></>",
    );
    const named = await copied('<React.Fragment key="a"><Button>Virer</Button></React.Fragment>');
    expect(named).toContain('import { Fragment } from "react";');
    expect(named).toContain('<Fragment key="a"><Button>Virer</Button></Fragment>');
  });

  test.each(["{\n  args: { value: 1 },\n  render: () => <Button />\n}", "<Button", "const a = <Button />;"])(
    "is left as it is where it is no element: %j",
    async (code) => {
      expect(await copied(code)).toBe(code);
    },
  );

  test("says French words as they are", async () => {
    expect(await copied("<Button>À l’abri, « cœur » de 20 %</Button>")).toContain(
      "<Button>À l’abri, « cœur » de 20 %</Button>",
    );
  });
});
