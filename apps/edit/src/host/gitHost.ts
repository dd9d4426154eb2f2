// The repository on GitHub, for who signs in. What somebody writes goes to a branch of their own; publishing merges it.
import type { Files, FileText } from "../files/entryStore.ts";

export interface Repository {
  /** Example: `sillages-expedition/sillages`. */
  readonly name: string;
  /** The branch that is published. */
  readonly branch: string;
  /** The folder of the content in the repository. */
  readonly root: string;
}

/** The host does not know this person, or does not let them write here. */
export class Refused extends Error {}

/** How the publishing went: merged; waiting for the check of the host, at this address; or nothing was there to publish. */
export type Published =
  { readonly status: "published" | "nothing" } | { readonly status: "waiting"; readonly address: string };

const API = "https://api.github.com";

type Json = Readonly<Record<string, unknown>>;

export class GitHost implements Files {
  readonly #repository: Repository;
  readonly #token: string;
  readonly #draft: string;
  /** Where the content is read: the person's own branch as soon as there is one. */
  #ref: string;

  private constructor(repository: Repository, token: string, login: string, hasDraft: boolean) {
    this.#repository = repository;
    this.#token = token;
    this.#draft = `contenu/${login.toLowerCase()}`;
    this.#ref = hasDraft ? this.#draft : repository.branch;
  }

  /** Signs in with a token of GitHub. */
  static async signIn(repository: Repository, token: string): Promise<GitHost> {
    const who = new GitHost(repository, token, "", false);
    const { login } = (await who.#json("GET", `${API}/user`)) as { login: string };
    const host = new GitHost(repository, token, login, false);
    const found = await host.#ask("GET", host.#here(`git/ref/heads/${host.#draft}`));
    if (found.ok) host.#ref = host.#draft;
    return host;
  }

  async readAll(folder: string): Promise<ReadonlyMap<string, string>> {
    const tree = await this.#object(
      folder,
      "... on Tree { entries { name object { ... on Blob { text } ... on Tree { entries { name object { ... on Blob { text } } } } } } }",
    );
    return new Map(textsIn(tree, folder));
  }

  async read(file: string): Promise<FileText> {
    const blob = await this.#object(file, "... on Blob { text oid }");
    if (!blob) return { text: undefined, version: "" };
    return { text: String(blob["text"]), version: String(blob["oid"]) };
  }

  async replace(file: string, text: string, version: string): Promise<string | undefined> {
    return this.#put(file, new TextEncoder().encode(text), version);
  }

  async remove(file: string, version: string): Promise<boolean> {
    await this.#begin();
    const body = { message: `Retire ${file}`, sha: version, branch: this.#draft };
    const response = await this.#ask("DELETE", this.#contents(file), body);
    return response.ok;
  }

  async names(folder: string): Promise<readonly string[]> {
    const response = await this.#ask("GET", `${this.#contents(folder)}?ref=${encodeURIComponent(this.#ref)}`);
    if (!response.ok) return [];
    return ((await response.json()) as { name: string }[]).map(({ name }) => name);
  }

  async bytes(file: string): Promise<Blob> {
    const address = `${this.#contents(file)}?ref=${encodeURIComponent(this.#ref)}`;
    const response = await this.#ask("GET", address, undefined, "application/vnd.github.raw+json");
    return response.blob();
  }

  async add(file: string, content: Blob): Promise<void> {
    const added = await this.#put(file, new Uint8Array(await content.arrayBuffer()), "");
    if (added === undefined) throw new Error(`${file} is there already.`);
  }

  /** How many files wait to be published. */
  async waiting(): Promise<number> {
    if (this.#ref !== this.#draft) return 0;
    const { branch } = this.#repository;
    const compared = (await this.#json("GET", this.#here(`compare/${branch}...${this.#draft}`))) as {
      files?: unknown[];
    };
    return compared.files?.length ?? 0;
  }

  /** Merges what waits, as soon as the host's own check allows it. */
  async publish(): Promise<Published> {
    if ((await this.waiting()) === 0) return { status: "nothing" };
    const request = await this.#request();
    const merged = await this.#ask("PUT", this.#here(`pulls/${request.number}/merge`), {
      merge_method: "merge",
    });
    if (!merged.ok) return { status: "waiting", address: request.html_url };
    await this.#ask("DELETE", this.#here(`git/refs/heads/${this.#draft}`));
    this.#ref = this.#repository.branch;
    return { status: "published" };
  }

  async #request(): Promise<{ number: number; html_url: string }> {
    const { branch, name } = this.#repository;
    const [owner = ""] = name.split("/");
    const open = `pulls?state=open&base=${branch}&head=${encodeURIComponent(`${owner}:${this.#draft}`)}`;
    const [found] = (await this.#json("GET", this.#here(open))) as { number: number; html_url: string }[];
    if (found) return found;
    const body = { title: "Contenu", head: this.#draft, base: branch };
    return (await this.#json("POST", this.#here("pulls"), body)) as { number: number; html_url: string };
  }

  /** The person's own branch, from the published one. */
  async #begin() {
    if (this.#ref === this.#draft) return;
    const { branch } = this.#repository;
    const { object } = (await this.#json("GET", this.#here(`git/ref/heads/${branch}`))) as {
      object: { sha: string };
    };
    await this.#json("POST", this.#here("git/refs"), { ref: `refs/heads/${this.#draft}`, sha: object.sha });
    this.#ref = this.#draft;
  }

  async #put(file: string, bytes: Uint8Array, version: string): Promise<string | undefined> {
    await this.#begin();
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const body = { message: `Écrit ${file}`, content, branch: this.#draft, ...(version && { sha: version }) };
    const response = await this.#ask("PUT", this.#contents(file), body);
    // The host compares the version itself: 409 when it differs, 422 when a file is there and none was expected.
    if (response.status === 409 || response.status === 422) return undefined;
    const written = (await this.#checked(response)) as { content: { sha: string } };
    return written.content.sha;
  }

  async #object(path: string, what: string): Promise<Json | undefined> {
    const [owner, name] = this.#repository.name.split("/");
    const query = `query($owner: String!, $name: String!, $at: String!) { repository(owner: $owner, name: $name) { object(expression: $at) { ${what} } } }`;
    const at = `${this.#ref}:${this.#repository.root}/${path}`;
    const answer = await this.#json("POST", `${API}/graphql`, { query, variables: { owner, name, at } });
    return (answer as { data?: { repository?: { object?: Json } } }).data?.repository?.object ?? undefined;
  }

  #here(path: string) {
    return `${API}/repos/${this.#repository.name}/${path}`;
  }

  #contents(file: string) {
    return this.#here(`contents/${this.#repository.root}/${file}`);
  }

  async #json(method: string, address: string, body?: Json): Promise<unknown> {
    return this.#checked(await this.#ask(method, address, body));
  }

  async #checked(response: Response): Promise<unknown> {
    if ([401, 403, 404].includes(response.status)) throw new Refused(String(response.status));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response.json();
  }

  #ask(
    method: string,
    address: string,
    body?: Json,
    accept = "application/vnd.github+json",
  ): Promise<Response> {
    return fetch(address, {
      method,
      cache: "no-store",
      headers: { Accept: accept, Authorization: `Bearer ${this.#token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

interface Tree {
  readonly entries?: readonly {
    readonly name: string;
    readonly object: Tree & { readonly text?: string | null };
  }[];
}

/** The texts of a folder and of its own folders, by file. */
function textsIn(tree: Tree | undefined, folder: string): [string, string][] {
  return (tree?.entries ?? []).flatMap(({ name, object }): [string, string][] =>
    typeof object.text === "string"
      ? [[`${folder}/${name}`, object.text]]
      : textsIn(object, `${folder}/${name}`),
  );
}
