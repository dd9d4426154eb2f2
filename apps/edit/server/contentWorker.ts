// Reads the content, and answers what the server asks about it. The modules are made first: schemas choose among the pictures.
import { generate } from "@sillages/content/generate";
import { askedSpelling, hearSpelling } from "./askedSpelling.ts";
import type { Answer, Asked, Question, SpellingTold, Told } from "./contentMessages.ts";

const blocking = await generate();
process.send?.("made", () => undefined);
const { readForEditing } = await import("@sillages/content/editing");
const { describe } = await import("../src/files/describe.ts");
const editing = await readForEditing(askedSpelling);

async function answerTo(question: Question): Promise<Answer[Question["kind"]]> {
  switch (question.kind) {
    case "describe":
      return describe(editing.groupsOf);
    case "check":
      return editing.check(question);
    case "whole":
      return blocking.length > 0
        ? blocking.map(({ file, problem }) => `${file} : ${problem}.`)
        : editing.whole();
  }
}

process.on("message", (heard: Asked | SpellingTold) => {
  if ("spelling" in heard) return hearSpelling(heard);
  const { number, question } = heard;
  const tell = (told: Omit<Told, "number">) => process.send?.({ number, ...told }, () => undefined);
  answerTo(question).then(
    (answer) => tell({ answer }),
    (error: unknown) => tell({ error: String(error instanceof Error ? error.stack : error) }),
  );
});
