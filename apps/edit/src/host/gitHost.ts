// The repository on GitHub, for who signs in. What somebody writes goes to a branch of their own; publishing merges it.
import type { Files, FileText } from "../files/files.ts";
import {
  accepted,
  base64,
  BLOB,
  fileText,
  GithubApi,
  type Json,
  type Repository,
  TEXTS,
  textsIn,
} from "./githubApi.ts";
import { type Compared, GithubBranches, type Merged } from "./githubBranches.ts";

/** How the publishing went: as the merge did; nothing was there to publish; or somebody else published the same files. */
export type Published = Merged | { readonly status: "nothing" | "apart" };

/**
 * What was published elsewhere was taken in; or it was, and files that both had changed are as they are published, what this person
 * had saved in them being drafts again; or it stands against what waits on the person's own branch.
 */
export type News = "taken" | "apart" | "stuck";

/** A file that this person saved, and that somebody else published otherwise. */
export interface Apart {
  readonly file: string;
  /** What both began from. */
  readonly base: FileText;
  readonly mine: FileText;
  readonly theirs: FileText;
}

/** Who is told of what others publish. */
export interface Listener {
  readonly onNews: (news: News) => void;
  /**
   * Keeps what this person had saved, before the file becomes as it is published. Gives back whether it could; or the text that
   * holds both, to be saved once the file is as it is published.
   */
  readonly keep: (apart: Apart) => boolean | string;
}

export class GitHost implements Files {
  readonly #repository: Repository;
  readonly #api: GithubApi;
  readonly #branches: GithubBranches;
  /** Whether the person has a branch of their own: the content is read there as soon as there is one. */
  #isDrafting = false;
  /** The last commit of the published branch that this page knows. */
  #known: string | undefined;
  #listener: Listener | undefined;

  private constructor(repository: Repository, api: GithubApi, login: string) {
    this.#repository = repository;
    this.#api = api;
    this.#branches = new GithubBranches(api, repository, login);
  }

  /** Signs in with a token of GitHub. */
  static async signIn(repository: Repository, token: string): Promise<GitHost> {
    const api = new GithubApi(repository, token);
    const host = new GitHost(repository, api, await api.login());
    host.#isDrafting = await host.#branches.hasDraft();
    await host.catchUp();
    return host;
  }

  async readAll(folder: string): Promise<ReadonlyMap<string, string>> {
    const tree = await this.#object(folder, TEXTS);
    return new Map(textsIn(tree, folder));
  }

  async read(file: string): Promise<FileText> {
    return fileText(await this.#object(file, BLOB));
  }

  async replace(file: string, text: string, version: string): Promise<string | undefined> {
    return this.#put(file, new TextEncoder().encode(text), version);
  }

  async remove(file: string, version: string): Promise<boolean> {
    await this.#begin();
    const body = { message: `Retire ${file}`, sha: version, branch: this.#branches.draft };
    const response = await this.#api.ask("DELETE", this.#api.contents(file), body);
    if (await this.#hasLost(response)) return this.remove(file, version);
    if (isConflict(response)) return false;
    accepted(response);
    return true;
  }

  async names(folder: string): Promise<readonly string[]> {
    const response = await this.#api.ask("GET", this.#read(folder));
    if (await this.#hasLost(response)) return this.names(folder);
    if (response.status === 404) return [];
    return ((await accepted(response).json()) as { name: string }[]).map(({ name }) => name);
  }

  async bytes(file: string): Promise<Blob> {
    const response = await this.#api.ask(
      "GET",
      this.#read(file),
      undefined,
      "application/vnd.github.raw+json",
    );
    if (await this.#hasLost(response)) return this.bytes(file);
    return accepted(response).blob();
  }

  async add(file: string, content: Blob): Promise<boolean> {
    const added = await this.#put(file, new Uint8Array(await content.arrayBuffer()), "");
    return added !== undefined;
  }

  /** How many files wait to be published. */
  async waiting(): Promise<number> {
    return this.#isDrafting ? (await this.#compared()).files.length : 0;
  }

  /** Tells `listener` what somebody else, or another tab, has published. Gives back how to be told no more. */
  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  /** Learns what was published elsewhere since, and takes it in: what this person has not touched is then as it is published. */
  async catchUp(): Promise<News> {
    const before = this.#known;
    this.#known = await this.#branches.lastPublished();
    const news = await this.#takeIn();
    const isNew = before !== undefined && before !== this.#known;
    if (isNew || news !== "taken") this.#listener?.onNews(news);
    return news;
  }

  /** Merges what waits, as soon as the host's own check allows it. To ask again is harmless: what is merged waits no more. */
  async publish(): Promise<Published> {
    if ((await this.catchUp()) !== "taken") return { status: "apart" };
    if (!this.#isDrafting) return { status: "nothing" };
    const { files } = await this.#compared();
    if (files.length === 0) return { status: "nothing" };
    const merged = await this.#branches.mergeDraft();
    if (merged.status !== "published") return merged;
    // It is published, whether or not this page can follow it now: it will before it writes.
    await this.#leaveDraft().catch(() => undefined);
    return merged;
  }

  async #compared(): Promise<Compared> {
    const compared = await this.#branches.compared();
    if (!compared) this.#isDrafting = false;
    return compared ?? { commits: 0, behind: 0, files: [], base: "" };
  }

  /** Brings what is published to the person's own branch. */
  async #takeIn(): Promise<News> {
    const compared = await this.#compared();
    if (compared.commits === 0) {
      if (this.#isDrafting) await this.#leaveDraft();
      return "taken";
    }
    // Begun here, or by another tab.
    this.#isDrafting = true;
    if (compared.behind === 0 || (await this.#branches.mergePublished())) return "taken";
    return (await this.#giveWay(compared)) ? "apart" : "stuck";
  }

  /** The files that both branches changed, each in its own way. */
  async #filesApart({ files, base }: Compared): Promise<readonly Apart[]> {
    const root = `${this.#repository.root}/`;
    const refs = [base, this.#branches.draft, this.#branches.published];
    const apart: Apart[] = [];
    for (const file of files.filter((one) => one.startsWith(root)).map((one) => one.slice(root.length))) {
      const [begun, mine, theirs] = await Promise.all(refs.map((ref) => this.#api.textAt(ref, file)));
      if (!begun || !mine || !theirs) continue;
      if (begun.version !== theirs.version && mine.version !== theirs.version)
        apart.push({ file, base: begun, mine, theirs });
    }
    return apart;
  }

  /** Resolves the conflicts of the merge: each file that both changed becomes as published, once this person's version of it is kept. */
  async #giveWay(compared: Compared): Promise<boolean> {
    const apart = await this.#filesApart(compared);
    const both = apart.map((one) => [one, this.#listener?.keep(one) ?? false] as const);
    if (both.some(([, kept]) => kept === false)) return false;
    for (const { file, mine, theirs } of apart) await this.#putAs(file, mine, theirs);
    if (!(await this.#branches.mergePublished())) return false;
    for (const [{ file, theirs }, kept] of both)
      if (typeof kept === "string") await this.#putAs(file, theirs, { text: kept, version: "" });
    return true;
  }

  /** Writes `next` in the place of `before`, on the person's own branch. */
  async #putAs(file: string, before: FileText, next: FileText) {
    const sha = before.version && { sha: before.version };
    const content = next.text !== undefined && { content: base64(new TextEncoder().encode(next.text)) };
    const body = { message: `Reprend ${file}`, branch: this.#branches.draft, ...sha, ...content };
    accepted(await this.#api.ask(content ? "PUT" : "DELETE", this.#api.contents(file), body));
  }

  /** Back to the published branch, unless the person's own has something that it lacks, written by another tab meanwhile. */
  async #leaveDraft() {
    this.#known = await this.#branches.lastPublished();
    const moved = await this.#branches.follow(this.#known);
    if (moved || !(await this.#branches.hasDraft())) this.#isDrafting = false;
  }

  /** Whether nothing was found because the person's own branch was merged and deleted elsewhere: what is asked next goes without it. */
  async #hasLost({ status }: { readonly status: number }): Promise<boolean> {
    if (status !== 404 || !this.#isDrafting || (await this.#branches.hasDraft())) return false;
    this.#isDrafting = false;
    return true;
  }

  /** From here on what is written goes to the person's own branch. */
  async #begin() {
    await this.catchUp();
    if (this.#isDrafting) return;
    await this.#branches.begin();
    this.#isDrafting = true;
  }

  async #put(file: string, bytes: Uint8Array, version: string): Promise<string | undefined> {
    await this.#begin();
    const content = base64(bytes);
    const body = {
      message: `Écrit ${file}`,
      content,
      branch: this.#branches.draft,
      ...(version && { sha: version }),
    };
    const response = await this.#api.ask("PUT", this.#api.contents(file), body);
    if (await this.#hasLost(response)) return this.#put(file, bytes, version);
    if (isConflict(response)) return undefined;
    const written = (await accepted(response).json()) as { content: { sha: string } };
    return written.content.sha;
  }

  /** What is read in GraphQL at `path`; once more without the person's own branch, when it is gone. */
  async #object(path: string, what: string): Promise<Json | undefined> {
    const wasDrafting = this.#isDrafting;
    const { object, branch } = await this.#api.objectAt(this.#ref, path, what);
    if (branch || !wasDrafting) return object;
    this.#isDrafting = false;
    return this.#object(path, what);
  }

  get #ref(): string {
    return this.#isDrafting ? this.#branches.draft : this.#branches.published;
  }

  /** Where a file or a folder is read. */
  #read(path: string) {
    return `${this.#api.contents(path)}?ref=${encodeURIComponent(this.#ref)}`;
  }
}

/** The host compares the version itself: 409 when it differs, 422 when a file is there and none was expected. */
const isConflict = ({ status }: Response) => status === 409 || status === 422;
