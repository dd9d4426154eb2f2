// How GitHub is asked, and what it answers: https://docs.github.com/rest and /graphql.
import { Explained } from "../api.ts";
import type { FileText } from "../files/files.ts";
import { words } from "../words.ts";

export interface Repository {
  /** Example: `sillages-expedition/sillages`. */
  readonly name: string;
  /** The branch that is published. */
  readonly branch: string;
  /** The folder of the content in the repository. */
  readonly root: string;
}

/** The host does not know this person, or does not let them write here. */
export class Refused extends Explained {}

const API = "https://api.github.com";

export type Json = Readonly<Record<string, unknown>>;

/** The requests of one person, about one repository. */
export class GithubApi {
  readonly #repository: Repository;
  readonly #token: string;

  constructor(repository: Repository, token: string) {
    this.#repository = repository;
    this.#token = token;
  }

  /** The name of the account that the token is of. */
  async login(): Promise<string> {
    const { login } = (await this.json("GET", `${API}/user`)) as { login: string };
    return login;
  }

  /** The address of something of the repository. */
  here(path: string): string {
    return `${API}/repos/${this.#repository.name}/${path}`;
  }

  /** The address of a file of the content. */
  contents(file: string): string {
    return this.here(`contents/${this.#repository.root}/${file}`);
  }

  async ask(
    method: string,
    address: string,
    body?: Json,
    accept = "application/vnd.github+json",
  ): Promise<Response> {
    try {
      return await fetch(address, {
        method,
        cache: "no-store",
        headers: { Accept: accept, Authorization: `Bearer ${this.#token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Explained(words.host.unreachable);
    }
  }

  async json(method: string, address: string, body?: Json): Promise<unknown> {
    return accepted(await this.ask(method, address, body)).json();
  }

  /** What a branch or a commit has at `path`, and whether there is such a branch. */
  async objectAt(
    ref: string,
    path: string,
    what: string,
  ): Promise<{ object: Json | undefined; branch: boolean }> {
    const [owner, name] = this.#repository.name.split("/");
    const query = `query($owner: String!, $name: String!, $ref: String!, $at: String!) { repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { name } object(expression: $at) { ${what} } } }`;
    const at = `${ref}:${this.#repository.root}/${path}`;
    const variables = { owner, name, at, ref: `refs/heads/${ref}` };
    const { data, errors } = (await this.json("POST", `${API}/graphql`, { query, variables })) as Told;
    // It answers 200 to what it refuses too: the hour's requests are spent, the repository is unknown.
    if (errors || !data?.repository) throw new Explained(words.host.unreachable);
    return { object: data.repository.object ?? undefined, branch: Boolean(data.repository.ref) };
  }

  /** A file as a branch or a commit has it. */
  async textAt(ref: string, file: string): Promise<FileText> {
    return fileText((await this.objectAt(ref, file, BLOB)).object);
  }
}

/** What the host answers when it is asked for what a file holds. */
interface Told {
  readonly data?: { readonly repository?: { readonly ref?: Json | null; readonly object?: Json | null } };
  readonly errors?: readonly unknown[];
}

export function accepted(response: Response): Response {
  if (isSpent(response)) throw new Explained(words.host.unreachable);
  if ([401, 403, 404].includes(response.status)) throw new Refused(words.host.refused);
  if (!response.ok) throw new Explained(words.host.unreachable);
  return response;
}

/** Rate-limited: too many requests this hour, or too fast. That says nothing of the token. */
const isSpent = ({ status, headers }: Response) =>
  (status === 403 || status === 429) &&
  (headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after"));

/** What to ask of a file. */
export const BLOB = "... on Blob { text oid }";

export const fileText = (blob: Json | undefined): FileText =>
  blob ? { text: String(blob["text"]), version: String(blob["oid"]) } : { text: undefined, version: "" };

export const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** How deep folders hold files: `data/questions/cap-au-large/un-winch.yaml`, from `data`. */
const DEPTH = 3;

const inside = (depth: number): string =>
  `... on Tree { entries { name object { ... on Blob { text } ${depth > 1 ? inside(depth - 1) : ""} } } }`;

/** What to ask of a folder for the texts of its files, and of those of its own folders. */
export const TEXTS = inside(DEPTH);

interface Tree {
  readonly entries?: readonly {
    readonly name: string;
    readonly object: Tree & { readonly text?: string | null };
  }[];
}

/** The texts of a folder and of its own folders, by file. */
export function textsIn(tree: Tree | undefined, folder: string): [string, string][] {
  return (tree?.entries ?? []).flatMap(({ name, object }): [string, string][] =>
    typeof object.text === "string"
      ? [[`${folder}/${name}`, object.text]]
      : textsIn(object, `${folder}/${name}`),
  );
}
