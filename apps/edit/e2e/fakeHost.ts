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

const shaOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

export class FakeHost {
  readonly branches = new Map<string, Branch>();
  /** What the published branch was when the person's own began, or was merged. */
  #base: Branch = new Map();
  /** The status that the host gives, by the beginning of a request: `PUT pulls`. */
  readonly failing = new Map<string, number>();
  /** Whether the requests of the hour are spent: what is read through GraphQL is refused, by an answer that is 200. */
  isSpent = false;
  /** Whether the host's own check lets requests be merged. */
  allowsMerging = true;
  token = "jeton-de-test";

  constructor() {
    const main: Branch = new Map();
    for (const folder of ["data/partners", "images/logos"]) {
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
    const request = route.request();
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Allow-Methods": "*",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const [status, answer] = this.#reply({
      method: request.method(),
      address: new URL(request.url()),
      authorization: await request.headerValue("authorization"),
      body: (request.postDataJSON() ?? {}) as Body,
    });
    return route.fulfill({
      status,
      headers,
      ...(Buffer.isBuffer(answer) ? { body: answer } : { json: answer }),
    });
  }

  /** Answers in the place of the browser's own `fetch`. */
  readonly fetch = (address: string, { method, headers, body }: Sent): Promise<Response> => {
    const [status, answer] = this.#reply({
      method,
      address: new URL(address),
      authorization: headers.Authorization,
      body: JSON.parse(body ?? "{}") as Body,
    });
    const text = Buffer.isBuffer(answer) ? Uint8Array.from(answer) : JSON.stringify(answer);
    return Promise.resolve(new Response(status === 204 ? null : text, { status }));
  };

  /** What somebody does on the host itself. */
  merge() {
    const draft = this.branches.get("contenu/lea");
    this.branches.set("main", new Map([...(this.branches.get("main") ?? []), ...(draft ?? [])]));
    this.#base = new Map(draft);
  }

  #reply({ method, address, authorization, body }: Asked): [number, unknown] {
    if (authorization !== `Bearer ${this.token}`) return [401, {}];
    if (address.pathname === "/user") return [200, { login: "Lea" }];
    if (address.pathname === "/graphql") return [200, this.#told(body)];
    const here = decodeURI(address.pathname).replace("/repos/association/site/", "");
    const [, failure] = [...this.failing].find(([start]) => `${method} ${here}`.startsWith(start)) ?? [];
    if (failure) return [failure, {}];
    const [, head] = /^git\/ref\/heads\/(.+)$/.exec(here) ?? [];
    if (head) return this.branches.has(head) ? [200, { object: { sha: head } }] : [404, {}];
    if (here === "git/refs") return this.#begin((body.ref ?? "").replace("refs/heads/", ""));
    if (here.startsWith("git/refs/heads/"))
      return [this.branches.delete(here.slice("git/refs/heads/".length)) ? 204 : 422, {}];
    if (here.startsWith("compare/")) return this.#compare();
    if (here === "pulls" && method === "GET") return [200, []];
    if (here === "pulls") return [201, { number: 7, html_url: "https://github.com/association/site/pull/7" }];
    if (here === "pulls/7/merge") {
      if (!this.allowsMerging) return [405, {}];
      this.merge();
      return [200, { merged: true }];
    }
    if (here.startsWith("contents/"))
      return this.#contents(method, here.slice("contents/".length), address.searchParams, body);
    return [404, {}];
  }

  #begin(name: string): [number, unknown] {
    if (this.branches.has(name)) return [422, {}];
    this.#base = new Map(this.branches.get("main"));
    this.branches.set(name, new Map(this.#base));
    return [201, {}];
  }

  #compare(): [number, unknown] {
    const draft = this.branches.get("contenu/lea");
    if (!draft) return [404, {}];
    const files = [...draft].filter(([file, bytes]) => !this.#base.get(file)?.equals(bytes));
    return [200, { ahead_by: files.length, files }];
  }

  #told({ variables = { at: "", ref: "" } }: Body) {
    if (this.isSpent) return { data: null, errors: [{ type: "RATE_LIMITED" }] };
    const ref = this.branches.has(variables.ref.replace("refs/heads/", "")) ? { name: variables.ref } : null;
    return { data: { repository: { ref, object: this.#object(variables.at) } } };
  }

  #object(at: string) {
    const [ref = "", path = ""] = at.split(":");
    const files = this.branches.get(ref) ?? new Map<string, Buffer>();
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

  #contents(method: string, file: string, query: URLSearchParams, body: Body): [number, unknown] {
    const files = this.branches.get(query.get("ref") ?? body.branch ?? "");
    if (!files) return [404, {}];
    const there = files.get(file);
    if (method === "GET" && there) return [200, there];
    if (method === "GET") {
      const names = [...files.keys()].filter((name) => name.startsWith(`${file}/`));
      return [200, names.map((name) => ({ name: name.slice(file.length + 1) }))];
    }
    if ((there && shaOf(there)) !== body.sha) return [there && !body.sha ? 422 : 409, {}];
    if (method === "DELETE") return [files.delete(file) ? 200 : 404, {}];
    const bytes = Buffer.from(body.content ?? "", "base64");
    files.set(file, bytes);
    return [200, { content: { sha: shaOf(bytes) } }];
  }
}
