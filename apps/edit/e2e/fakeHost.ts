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
  readonly variables?: { readonly at: string };
  readonly ref?: string;
  readonly branch?: string;
  readonly sha?: string;
  readonly content?: string;
}

const shaOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

export class FakeHost {
  readonly branches = new Map<string, Branch>();
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
    const isKnown = (await request.headerValue("authorization")) === `Bearer ${this.token}`;
    const { pathname, searchParams } = new URL(request.url());
    const body = (request.postDataJSON() ?? {}) as Body;
    const [status, answer] = isKnown
      ? this.#reply(request.method(), pathname, searchParams, body)
      : [401, {}];
    return route.fulfill({
      status,
      headers,
      ...(Buffer.isBuffer(answer) ? { body: answer } : { json: answer }),
    });
  }

  #reply(method: string, path: string, query: URLSearchParams, body: Body): [number, unknown] {
    if (path === "/user") return [200, { login: "Lea" }];
    if (path === "/graphql")
      return [200, { data: { repository: { object: this.#object(body.variables?.at ?? "") } } }];
    const here = path.replace("/repos/association/site/", "");
    const [, head] = /^git\/ref\/heads\/(.+)$/.exec(here) ?? [];
    if (head) return this.branches.has(head) ? [200, { object: { sha: head } }] : [404, {}];
    if (here === "git/refs") {
      this.branches.set((body.ref ?? "").replace("refs/heads/", ""), new Map(this.branches.get("main")));
      return [201, {}];
    }
    if (here.startsWith("git/refs/heads/"))
      return [this.branches.delete(here.slice("git/refs/heads/".length)) ? 204 : 404, {}];
    if (here.startsWith("compare/")) return [200, { files: this.#changed() }];
    if (here === "pulls" && method === "GET") return [200, []];
    if (here === "pulls") return [201, { number: 7, html_url: "https://github.com/association/site/pull/7" }];
    if (here === "pulls/7/merge") return this.#merge();
    if (here.startsWith("contents/"))
      return this.#contents(method, here.slice("contents/".length), query, body);
    return [404, {}];
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
    const bytes = Buffer.from(body.content ?? "", "base64");
    files.set(file, bytes);
    return [200, { content: { sha: shaOf(bytes) } }];
  }

  #changed() {
    const main = this.branches.get("main");
    const draft = this.branches.get("contenu/lea") ?? new Map<string, Buffer>();
    return [...draft]
      .filter(([file, bytes]) => !main?.get(file)?.equals(bytes))
      .map(([filename]) => ({ filename }));
  }

  #merge(): [number, unknown] {
    const draft = this.branches.get("contenu/lea");
    if (!this.allowsMerging || !draft) return [405, {}];
    this.branches.set("main", new Map([...(this.branches.get("main") ?? []), ...draft]));
    return [200, { merged: true }];
  }
}
