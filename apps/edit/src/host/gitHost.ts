// The repository on GitHub, for who signs in. What somebody writes goes to a branch of their own, « the draft branch »; publishing
// merges it into the published one.
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

/** How publishing went: as the merge did; with nothing to publish; or not at all, since somebody else published the same files. */
export type Published = Merged | { readonly status: "nothing" | "conflicts" };

/**
 * How the merge of the published branch into the draft branch went: without a conflict; with files that both had changed, which now
 * say what is published while this person's version is a draft in the browser again; or it could not be made.
 */
export type News = "merged" | "conflicts" | "blocked";

/** A file that this person saved, and that somebody else published otherwise. */
export interface FileConflict {
  readonly file: string;
  /** The common ancestor. */
  readonly base: FileText;
  readonly mine: FileText;
  readonly theirs: FileText;
}

/** Hears what others publish. */
export interface Listener {
  readonly onNews: (news: News) => void;
  /**
   * Keeps this person's version of a file before the published one replaces it.
   *
   * @returns Whether it could; or the text that holds both versions, to be saved over the published one.
   */
  readonly keep: (conflict: FileConflict) => boolean | string;
}

export class GitHost implements Files {
  readonly #repository: Repository;
  readonly #api: GithubApi;
  readonly #branches: GithubBranches;
  /** Whether there is a draft branch: the content is read from it as soon as there is one. */
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
    if (await this.#draftIsGone(response)) return this.remove(file, version);
    if (isConflict(response)) return false;
    accepted(response);
    return true;
  }

  async names(folder: string): Promise<readonly string[]> {
    const response = await this.#api.ask("GET", this.#read(folder));
    if (await this.#draftIsGone(response)) return this.names(folder);
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
    if (await this.#draftIsGone(response)) return this.bytes(file);
    return accepted(response).blob();
  }

  async add(file: string, content: Blob, version = ""): Promise<boolean> {
    const added = await this.#put(file, new Uint8Array(await content.arrayBuffer()), version);
    return added !== undefined;
  }

  /** How many files wait to be published. */
  async waiting(): Promise<number> {
    return this.#isDrafting ? (await this.#compared()).files.length : 0;
  }

  /** Tells `listener` what somebody else, or another tab, has published. @returns What stops that. */
  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  /** Merges what was published elsewhere since: what this person has not touched is then as it is published. */
  async catchUp(): Promise<News> {
    const before = this.#known;
    this.#known = await this.#branches.lastPublished();
    const news = await this.#mergePublished();
    const isNew = before !== undefined && before !== this.#known;
    if (isNew || news !== "merged") this.#listener?.onNews(news);
    return news;
  }

  /** Merges the draft branch into the published one, as soon as the host's own check allows it. Asking twice is harmless. */
  async publish(): Promise<Published> {
    if ((await this.catchUp()) !== "merged") return { status: "conflicts" };
    if (!this.#isDrafting) return { status: "nothing" };
    const { files } = await this.#compared();
    if (files.length === 0) return { status: "nothing" };
    const merged = await this.#branches.mergeDraft();
    if (merged.status !== "published") return merged;
    // It is published even where this page cannot move its branch now: it will before it writes.
    await this.#leaveDraft().catch(() => undefined);
    return merged;
  }

  async #compared(): Promise<Compared> {
    const compared = await this.#branches.compared();
    if (!compared) this.#isDrafting = false;
    return compared ?? { commits: 0, behind: 0, files: [], base: "" };
  }

  /** Merges the published branch into the draft branch. */
  async #mergePublished(): Promise<News> {
    const compared = await this.#compared();
    if (compared.commits === 0) {
      if (this.#isDrafting) await this.#leaveDraft();
      return "merged";
    }
    // The branch was begun here, or by another tab.
    this.#isDrafting = true;
    if (compared.behind === 0 || (await this.#branches.mergePublished())) return "merged";
    return (await this.#resolveConflicts(compared)) ? "conflicts" : "blocked";
  }

  /** The files that both branches changed, each in its own way. */
  async #conflictsOf({ files, base }: Compared): Promise<readonly FileConflict[]> {
    const root = `${this.#repository.root}/`;
    const refs = [base, this.#branches.draft, this.#branches.published];
    const conflicts: FileConflict[] = [];
    for (const file of files.filter((one) => one.startsWith(root)).map((one) => one.slice(root.length))) {
      const [begun, mine, theirs] = await Promise.all(refs.map((ref) => this.#api.textAt(ref, file)));
      if (!begun || !mine || !theirs) continue;
      if (begun.version !== theirs.version && mine.version !== theirs.version)
        conflicts.push({ file, base: begun, mine, theirs });
    }
    return conflicts;
  }

  /** Resolves the conflicts of the merge: each file takes its published version, once this person's is kept. */
  async #resolveConflicts(compared: Compared): Promise<boolean> {
    const conflicts = await this.#conflictsOf(compared);
    const both = conflicts.map((one) => [one, this.#listener?.keep(one) ?? false] as const);
    if (both.some(([, kept]) => kept === false)) return false;
    for (const { file, mine, theirs } of conflicts) await this.#overwrite(file, mine, theirs);
    if (!(await this.#branches.mergePublished())) return false;
    for (const [{ file, theirs }, kept] of both)
      if (typeof kept === "string") await this.#overwrite(file, theirs, { text: kept, version: "" });
    return true;
  }

  /** Writes `next` over `before` on the draft branch. */
  async #overwrite(file: string, before: FileText, next: FileText) {
    const sha = before.version && { sha: before.version };
    const content = next.text !== undefined && { content: base64(new TextEncoder().encode(next.text)) };
    const body = { message: `Reprend ${file}`, branch: this.#branches.draft, ...sha, ...content };
    accepted(await this.#api.ask(content ? "PUT" : "DELETE", this.#api.contents(file), body));
  }

  /** Back to the published branch, unless another tab has written to the draft branch meanwhile. */
  async #leaveDraft() {
    this.#known = await this.#branches.lastPublished();
    const moved = await this.#branches.follow(this.#known);
    if (moved || !(await this.#branches.hasDraft())) this.#isDrafting = false;
  }

  /** Whether a 404 means that the draft branch was merged and deleted elsewhere: the request is then made again without it. */
  async #draftIsGone({ status }: { readonly status: number }): Promise<boolean> {
    if (status !== 404 || !this.#isDrafting || (await this.#branches.hasDraft())) return false;
    this.#isDrafting = false;
    return true;
  }

  /** Makes the draft branch, where there is none yet: what is written goes there. */
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
    if (await this.#draftIsGone(response)) return this.#put(file, bytes, version);
    if (isConflict(response)) return undefined;
    const written = (await accepted(response).json()) as { content: { sha: string } };
    return written.content.sha;
  }

  /** What GraphQL answers for `path`; asked again without the draft branch where it is gone. */
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

  /** The address that a file or a folder is read at. */
  #read(path: string) {
    return `${this.#api.contents(path)}?ref=${encodeURIComponent(this.#ref)}`;
  }
}

/** The host compares the version itself: 409 when it differs, 422 when a file is there and none was expected. */
const isConflict = ({ status }: Response) => status === 409 || status === 422;
