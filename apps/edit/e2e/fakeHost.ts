// A git host in memory that answers as GitHub does: branches of files, requests to merge, and nothing else.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Route } from "@playwright/test";

const content = fileURLToPath(new URL("../../../packages/content/", import.meta.url));
const root = "packages/content/";

type Branch = Map<string, Buffer>;

/** What requests carry. */
interface Body {
  readonly variables?: { readonly at: string; readonly ref: string };
  readonly ref?: string;
  readonly branch?: string;
  readonly sha?: string;
  readonly content?: string;
}

interface Asked {
  readonly method: string;
  readonly address: URL;
  readonly authorization: string | null;
  readonly body: Body;
}

interface Sent {
  readonly method: string;
  readonly headers: { readonly Authorization: string };
  readonly body?: string;
}

/** The status, what is answered, and the headers that count. */
type Reply = readonly [status: number, answer: unknown, headers?: Readonly<Record<string, string>>];

const shaOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

/** The commit that the published branch and the person's own have last. */
const BASE = "base";

export class FakeHost {
  readonly branches = new Map<string, Branch>();
  /** The commits of each branch, by the order in which they were made. */
  readonly #commits = new Map<string, Set<number>>();
  /** What the published branch was when the person's own began, or was merged. */
  #base: Branch = new Map();
  /** The status that the host gives, by the beginning of a request: `PUT pulls`. */
  readonly failing = new Map<string, number>();
  /** Whether the requests of the hour are spent: what is read through GraphQL is refused by an answer that is 200, the rest by 403. */
  isSpent = false;
  /** Whether nothing of the host is reached. */
  isAway = false;
  /** Called once a request is merged, before the host answers that it is. */
  onMerged: () => void = () => undefined;
  /** Whether the host's own check lets requests be merged. */
  allowsMerging = true;
  token = "jeton-de-test";

  constructor() {
    const main: Branch = new Map();
    for (const folder of ["data/partners", "images/logos", "data/photos", "images/photos"]) {
      for (const name of readdirSync(join(content, folder)))
        main.set(`${root}${folder}/${name}`, readFileSync(join(content, folder, name)));
    }
    this.branches.set("main", main);
  }

  async answerIn(context: BrowserContext) {
    await context.route("https://api.github.com/**", (route) => this.#answer(route));
  }

  text(branch: string, file: string): string | undefined {
    return this.branches.get(branch)?.get(`${root}${file}`)?.toString("utf8");
  }

  async #answer(route: Route) {
    if (this.isAway) return route.abort();
    const request = route.request();
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Allow-Methods": "*",
      "Access-Control-Expose-Headers": "Retry-After, X-RateLimit-Remaining",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const [status, answer, said] = this.#reply({
      method: request.method(),
      address: new URL(request.url()),
      authorization: await request.headerValue("authorization"),
      body: (request.postDataJSON() ?? {}) as Body,
    });
    // The connection may be lost between what the host did and its answer.
    if (this.isAway) return route.abort();
    return route.fulfill({
      status,
      headers: { ...headers, ...said },
      ...(Buffer.isBuffer(answer) ? { body: answer } : { json: answer }),
    });
  }

  /** Answers in the place of the browser's own `fetch`. */
  readonly fetch = (address: string, { method, headers, body }: Sent): Promise<Response> => {
    if (this.isAway) return Promise.reject(new TypeError("Failed to fetch"));
    const [status, answer, said] = this.#reply({
      method,
      address: new URL(address),
      authorization: headers.Authorization,
      body: JSON.parse(body ?? "{}") as Body,
    });
    if (this.isAway) return Promise.reject(new TypeError("Failed to fetch"));
    const text = Buffer.isBuffer(answer) ? Uint8Array.from(answer) : JSON.stringify(answer);
    return Promise.resolve(
      new Response(status === 204 ? null : text, { status, ...(said && { headers: said }) }),
    );
  };

  /** What somebody does on the host itself. */
  merge() {
    const draft = this.branches.get("contenu/lea");
    this.branches.set("main", new Map([...(this.branches.get("main") ?? []), ...(draft ?? [])]));
    this.#base = new Map(draft);
    this.#commits.set("main", new Set([...this.#commitsOf("main"), ...this.#commitsOf("contenu/lea")]));
  }

  /** Somebody else writes the published branch. */
  publish(file: string, text: string) {
    this.branches.get("main")?.set(`${root}${file}`, Buffer.from(text));
    this.#commit("main");
  }

  #commitsOf(branch: string): ReadonlySet<number> {
    return this.#commits.get(branch) ?? new Set();
  }

  #commit(branch: string) {
    const all = [...this.#commits.values()].flatMap((made) => [...made]);
    this.#commits.set(branch, new Set([...this.#commitsOf(branch), Math.max(0, ...all) + 1]));
  }

  /** How many commits of the branch `of` the branch `inside` lacks. */
  #lacking(of: string, inside: string): number {
    const there = this.#commitsOf(inside);
    return [...this.#commitsOf(of)].filter((commit) => !there.has(commit)).length;
  }

  #reply({ method, address, authorization, body }: Asked): Reply {
    if (authorization !== `Bearer ${this.token}`) return [401, {}];
    if (this.isSpent && address.pathname !== "/graphql") return [403, {}, { "X-RateLimit-Remaining": "0" }];
    if (address.pathname === "/user") return [200, { login: "Lea" }];
    if (address.pathname === "/graphql") return [200, this.#told(body)];
    const here = decodeURI(address.pathname).replace("/repos/association/site/", "");
    const [, failure] = [...this.failing].find(([start]) => `${method} ${here}`.startsWith(start)) ?? [];
    if (failure) return [failure, {}];
    const [, head] = /^git\/ref\/heads\/(.+)$/.exec(here) ?? [];
    if (head) {
      const sha = `${head}-${[...this.#commitsOf(head)].join("-")}`;
      return this.branches.has(head) ? [200, { object: { sha } }] : [404, {}];
    }
    if (here === "git/refs") return this.#begin((body.ref ?? "").replace("refs/heads/", ""));
    if (method === "PATCH" && here.startsWith("git/refs/heads/"))
      return this.#forward(here.slice("git/refs/heads/".length));
    if (here.startsWith("compare/")) return this.#compare();
    if (here === "merges") return this.#takeIn();
    if (here === "pulls" && method === "GET") return [200, []];
    if (here === "pulls") return [201, { number: 7, html_url: "https://github.com/association/site/pull/7" }];
    if (here === "pulls/7/merge") {
      if (!this.allowsMerging) return [405, {}];
      this.merge();
      this.onMerged();
      return [200, { merged: true }];
    }
    if (here.startsWith("contents/"))
      return this.#contents(method, here.slice("contents/".length), address.searchParams, body);
    return [404, {}];
  }

  #begin(name: string): Reply {
    if (this.branches.has(name)) return [422, {}];
    this.#put(name);
    return [201, {}];
  }

  /** Moves a branch to the published one, which must hold all its commits. */
  #forward(name: string): Reply {
    if (!this.branches.has(name) || this.#lacking(name, "main") > 0) return [422, {}];
    this.#put(name);
    return [200, {}];
  }

  /** Puts a branch where the published one is. */
  #put(name: string) {
    this.#base = new Map(this.branches.get("main"));
    this.branches.set(name, new Map(this.#base));
    this.#commits.set(name, new Set(this.#commitsOf("main")));
  }

  #compare(): Reply {
    const draft = this.branches.get("contenu/lea");
    if (!draft) return [404, {}];
    const files = [...draft].filter(([file, bytes]) => !this.#base.get(file)?.equals(bytes));
    const [ahead, behind] = [this.#lacking("contenu/lea", "main"), this.#lacking("main", "contenu/lea")];
    const changed = files.map(([filename]) => ({ filename }));
    return [200, { ahead_by: ahead, behind_by: behind, files: changed, merge_base_commit: { sha: BASE } }];
  }

  /** Merges the published branch into the person's own, file by file. */
  #takeIn(): Reply {
    const [main, draft] = [this.branches.get("main") ?? new Map(), this.branches.get("contenu/lea")];
    if (!draft) return [404, {}];
    const textOf = (branch: Branch, file: string) => branch.get(file)?.toString("utf8");
    const files = [...new Set([...main.keys(), ...this.#base.keys()])];
    const changed = files.filter((file) => textOf(main, file) !== textOf(this.#base, file));
    const isApart = (file: string) =>
      textOf(draft, file) !== textOf(this.#base, file) && textOf(draft, file) !== textOf(main, file);
    if (changed.some(isApart)) return [409, {}];
    for (const file of changed) {
      const bytes = main.get(file);
      if (bytes) draft.set(file, bytes);
      else draft.delete(file);
    }
    this.#base = new Map(main);
    this.#commits.set(
      "contenu/lea",
      new Set([...this.#commitsOf("contenu/lea"), ...this.#commitsOf("main")]),
    );
    this.#commit("contenu/lea");
    return [201, {}];
  }

  #told({ variables = { at: "", ref: "" } }: Body) {
    if (this.isSpent) return { data: null, errors: [{ type: "RATE_LIMITED" }] };
    const ref = this.branches.has(variables.ref.replace("refs/heads/", "")) ? { name: variables.ref } : null;
    return { data: { repository: { ref, object: this.#object(variables.at) } } };
  }

  #object(at: string) {
    const [ref = "", path = ""] = at.split(":");
    const files = ref === BASE ? this.#base : (this.branches.get(ref) ?? new Map<string, Buffer>());
    const blob = files.get(path);
    if (blob) return { text: blob.toString("utf8"), oid: shaOf(blob) };
    const inside = [...files].filter(([file]) => file.startsWith(`${path}/`));
    if (inside.length === 0) return null;
    return {
      entries: inside.map(([file, bytes]) => ({
        name: file.slice(path.length + 1),
        object: { text: bytes.toString("utf8") },
      })),
    };
  }

  #contents(method: string, file: string, query: URLSearchParams, body: Body): Reply {
    const branch = query.get("ref") ?? body.branch ?? "";
    const files = this.branches.get(branch);
    if (!files) return [404, {}];
    const there = files.get(file);
    if (method === "GET" && there) return [200, there];
    if (method === "GET") {
      const names = [...files.keys()].filter((name) => name.startsWith(`${file}/`));
      return [200, names.map((name) => ({ name: name.slice(file.length + 1) }))];
    }
    if ((there && shaOf(there)) !== body.sha) return [there && !body.sha ? 422 : 409, {}];
    this.#commit(branch);
    if (method === "DELETE") return [files.delete(file) ? 200 : 404, {}];
    const bytes = Buffer.from(body.content ?? "", "base64");
    files.set(file, bytes);
    return [200, { content: { sha: shaOf(bytes) } }];
  }
}
