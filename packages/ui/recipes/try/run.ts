import { spawn } from "node:child_process";
import { connect, createServer, type AddressInfo } from "node:net";
import { delimiter, dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What a stranger's shell has: this Node, nothing of this repository and nothing of the npm that runs this script. */
function strangerEnv() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$)/i.test(name),
  );
  const folders = (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((path) => !path.includes("node_modules"));
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), ...folders].join(delimiter),
    NEXT_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
}

function start(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  // A group of its own, so that what npm started ends with it.
  const child = spawn("npm", args, { cwd, env: { ...strangerEnv(), ...env }, detached: true });
  let said = "";
  child.stdout.on("data", (data) => (said += data));
  child.stderr.on("data", (data) => (said += data));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { ended, said: () => said, stop: () => child.pid && process.kill(-child.pid) };
}

/** Runs `npm …args` in a folder; answers what it said. */
export async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { ended, said } = start(cwd, args);
  if ((await ended) !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${said()}`);
  return said();
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "localhost", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.end());
  });

/** Serves a folder by its own `npm start` for as long as `during` takes; answers what the server said. */
export async function served(
  cwd: string,
  args: (port: number) => string[],
  during: (address: string) => Promise<void>,
): Promise<string> {
  const port = await freePort();
  const server = start(cwd, ["start", "--", ...args(port)], { PORT: String(port) });
  let running = true;
  void server.ended.then(() => (running = false));
  try {
    for (let tries = 0; !(await answers(port)); tries += 1) {
      if (!running || tries > 150) throw new Error(`The server does not answer:\n${server.said()}`);
      await wait(200);
    }
    await during(`http://localhost:${port}`);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe server said:\n${server.said()}`, { cause: error });
  } finally {
    if (running) server.stop();
    await server.ended;
  }
  return server.said();
}
