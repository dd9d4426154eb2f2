// The content read by a process of its own, begun again when a file changed: its schemas choose among the pictures that were there
// when it began.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Answer, Question, Told } from "./contentMessages.ts";

const worker = fileURLToPath(new URL("contentWorker.ts", import.meta.url));

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Reader {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
}

export class ContentProcess {
  #reader: Reader | undefined;
  #asked = 0;

  ask<Kind extends Question["kind"]>(question: Extract<Question, { kind: Kind }>): Promise<Answer[Kind]> {
    const reader = (this.#reader ??= start());
    const number = ++this.#asked;
    return new Promise<Answer[Kind]>((resolve, reject) => {
      reader.waiting.set(number, { resolve: (answer) => resolve(answer as Answer[Kind]), reject });
      reader.child.send({ number, question });
    });
  }

  /** What is asked from now on is answered from the files as they are now; what was asked before is still answered. */
  refresh() {
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader) retire(reader);
  }
}

function start(): Reader {
  const child = fork(worker, { execArgv: ["--conditions=@sillages/source"] });
  const waiting = new Map<number, Waiting>();
  child.on("message", ({ number, answer, error }: Told) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) one?.resolve(answer);
    else one?.reject(new Error(error));
  });
  child.on("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("The process that reads the content stopped."));
    waiting.clear();
  });
  return { child, waiting };
}

function retire({ child, waiting }: Reader) {
  const leave = () => {
    if (waiting.size === 0 && child.connected) child.disconnect();
  };
  child.on("message", leave);
  leave();
}
