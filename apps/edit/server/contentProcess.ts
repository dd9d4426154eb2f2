// The content read by a process of its own, begun again when a file changed: its schemas choose among the pictures that were there
// when it began. Only one of them makes the content's modules at a time.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { unknownWords } from "@sillages/content/spelling";
import type { Answer, Question, SpellingAsked, SpellingTold, Told } from "./contentMessages.ts";

const contentWorker = fileURLToPath(new URL("contentWorker.ts", import.meta.url));

/** What Node made of the modules the last time: nearly all of them are the same. */
const compiled = fileURLToPath(new URL("../.cache/compiled", import.meta.url));

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Reader {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
  /** Settles once it has made the modules, or has stopped. */
  readonly made: Promise<void>;
}

export class ContentProcess {
  #reader: Promise<Reader> | undefined;
  #made: Promise<void> = Promise.resolve();
  #asked = 0;
  #read = "";
  readonly #filesNow: () => string;
  readonly #worker: string;

  /** @param filesNow - Tells the content's files, as they are, from what they were. */
  constructor(filesNow: () => string, worker = contentWorker) {
    this.#filesNow = filesNow;
    this.#worker = worker;
  }

  async ask<Kind extends Question["kind"]>(
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Answer[Kind]> {
    const number = ++this.#asked;
    const reader = await (this.#reader ??= this.#start());
    return new Promise<Answer[Kind]>((resolve, reject) => {
      reader.waiting.set(number, { resolve: (answer) => resolve(answer as Answer[Kind]), reject });
      reader.child.send({ number, question }, (error) => error && reject(error));
    });
  }

  /** What is asked from now on is answered from the files as they are now; what was asked before is still answered. */
  refresh() {
    const reader = this.#reader;
    this.#reader = undefined;
    void reader?.then(retire);
  }

  /** Whether what would answer has read the files as they are. */
  isUpToDate(): boolean {
    return this.#reader !== undefined && this.#read === this.#filesNow();
  }

  #start(): Promise<Reader> {
    const reader: Promise<Reader> = this.#made.then(() => {
      this.#read = this.#filesNow();
      return begin(this.#worker, drop);
    });
    // One that stopped answers no more; another may have taken its place already.
    const drop = () => {
      if (this.#reader === reader) this.#reader = undefined;
    };
    this.#made = reader.then(({ made }) => made).catch(drop);
    return reader;
  }
}

function begin(worker: string, onStopped: () => void): Reader {
  const child = fork(worker, {
    execArgv: ["--conditions=@sillages/source"],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const waiting = new Map<number, Waiting>();
  const made = new Promise<void>((resolve) => {
    child.on("message", (told: Told | SpellingAsked | "made") => {
      if (told === "made") return resolve();
      if ("spelling" in told) return void answerSpelling(child, told);
      const { number, answer, error } = told;
      const one = waiting.get(number);
      waiting.delete(number);
      if (error === undefined) one?.resolve(answer);
      else one?.reject(new Error(error));
    });
    const stop = () => {
      resolve();
      onStopped();
      for (const { reject } of waiting.values())
        reject(new Error("The process that reads the content stopped."));
    };
    child.on("exit", stop);
    child.on("error", stop);
  });
  return { child, waiting, made };
}

/** The dictionaries take longer to read than the content: this process keeps them. */
async function answerSpelling(child: ChildProcess, { spelling, given }: SpellingAsked) {
  const told: SpellingTold = await unknownWords(...given).then(
    (unknown) => ({ spelling, unknown }),
    (error: unknown) => ({ spelling, unknown: [], error: String(error) }),
  );
  if (child.connected) child.send(told, () => undefined);
}

function retire({ child, waiting }: Reader) {
  const leave = () => {
    if (waiting.size === 0 && child.connected) child.disconnect();
  };
  child.on("message", leave);
  leave();
}
