import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { ContentProcess } from "./contentProcess.ts";

const folder = mkdtempSync(join(tmpdir(), "sillages-worker-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Says who it is; stops when it is asked to check. */
const worker = join(folder, "worker.mjs");
writeFileSync(
  worker,
  `process.send("made");
process.on("message", ({ number, question }) => {
  if (question.kind === "check") process.exit(1);
  process.send({ number, answer: [String(process.pid)] });
});`,
);

const content = new ContentProcess(() => "", worker);
afterEach(() => content.refresh());

const pid = async () => Number((await content.ask({ kind: "whole" }))[0]);
const check = { kind: "check", folder: "team", id: "lea", value: {} } as const;

it("is begun anew when it was stopped while nothing was asked of it", async () => {
  const first = await pid();
  process.kill(first, "SIGKILL");
  await expect.poll(() => content.isUpToDate()).toBe(false);
  expect(await pid()).not.toBe(first);
});

it("says that it stopped in the middle of an answer, then answers", async () => {
  await expect(content.ask(check)).rejects.toThrow("stopped");
  expect(await pid()).toBeGreaterThan(0);
});

it("leaves the one that took its place", async () => {
  const first = await pid();
  const stopping = content.ask(check).catch(String);
  await Promise.resolve();
  content.refresh();
  const second = await pid();
  expect(await stopping).toContain("stopped");
  expect(second).not.toBe(first);
  expect(await pid()).toBe(second);
});
