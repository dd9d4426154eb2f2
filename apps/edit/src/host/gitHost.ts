// The repository on GitHub, for who signs in. What somebody writes goes to a branch of their own; publishing merges it.
import type { Files, FileText } from "../files/entryStore.ts";
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

/**
 * How the publishing went: merged; waiting for the check of the host, at this address; nothing was there to publish; somebody else
 * published the same files; or the host was asked to merge and its answer never came.
 */
export type Published =
  | { readonly status: "published" | "nothing" | "apart" | "unknown" }
  | { readonly status: "waiting"; readonly address: string };

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
  readonly #draft: string;
  /** Where the content is read: the person's own branch as soon as there is one. */
  #ref: string;
  /** The last commit of the published branch that this page knows. */
  #known: string | undefined;
  #listener: Listener | undefined;

  private constructor(repository: Repository, api: GithubApi, login: string) {
    this.#repository = repository;
    this.#api = api;
    this.#draft = `contenu/${login.toLowerCase()}`;
    this.#ref = repository.branch;
  }

  /** Signs in with a token of GitHub. */
  static async signIn(repository: Repository, token: string): Promise<GitHost> {
    const api = new GithubApi(repository, token);
    const host = new GitHost(repository, api, await api.login());
    if (await host.#hasDraft()) host.#ref = host.#draft;
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
    const body = { message: `Retire ${file}`, sha: version, branch: this.#draft };
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
    return this.#ref === this.#draft ? (await this.#compared()).files.length : 0;
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
    this.#known = await this.#published();
    const news = await this.#takeIn();
    const isNew = before !== undefined && before !== this.#known;
    if (isNew || news !== "taken") this.#listener?.onNews(news);
    return news;
  }

  /** Merges what waits, as soon as the host's own check allows it. To ask again is harmless: what is merged waits no more. */
  async publish(): Promise<Published> {
    if ((await this.catchUp()) !== "taken") return { status: "apart" };
    if (this.#ref !== this.#draft) return { status: "nothing" };
    const { files } = await this.#compared();
    if (files.length === 0) return { status: "nothing" };
    const request = await this.#request();
    const merge = this.#api.here(`pulls/${request.number}/merge`);
    const merged = await this.#api.ask("PUT", merge, { merge_method: "merge" }).catch(() => undefined);
    if (!merged || merged.status >= 500) return { status: "unknown" };
    if (isRefusedMerge(merged)) return { status: "waiting", address: request.html_url };
    accepted(merged);
    // It is published, whether or not this page can follow it now: it will before it writes.
    await this.#leaveDraft().catch(() => undefined);
    return { status: "published" };
  }

  /** What the person's own branch has that the published one has not, and how many commits it lacks. */
  async #compared(): Promise<Compared> {
    const compare = this.#api.here(`compare/${this.#repository.branch}...${this.#draft}`);
    const response = await this.#api.ask("GET", compare);
    if (response.status === 404 && !(await this.#hasDraft())) {
      this.#ref = this.#repository.branch;
      return { commits: 0, behind: 0, files: [], base: "" };
    }
    const compared = (await accepted(response).json()) as {
      ahead_by: number;
      behind_by: number;
      merge_base_commit: { sha: string };
      files?: { filename: string }[];
    };
    const files = (compared.files ?? []).map(({ filename }) => filename);
    const base = compared.merge_base_commit.sha;
    return { commits: compared.ahead_by, behind: compared.behind_by, files, base };
  }

  /** Brings what is published to the person's own branch. */
  async #takeIn(): Promise<News> {
    const compared = await this.#compared();
    if (compared.commits === 0) {
      if (this.#ref === this.#draft) await this.#leaveDraft();
      return "taken";
    }
    // Begun here, or by another tab.
    this.#ref = this.#draft;
    if (compared.behind === 0 || (await this.#mergePublished())) return "taken";
    return (await this.#giveWay(compared)) ? "apart" : "stuck";
  }

  /** Whether the host could: not where both changed the same lines. */
  async #mergePublished(): Promise<boolean> {
    const merged = await this.#api.ask("POST", this.#api.here("merges"), {
      base: this.#draft,
      head: this.#repository.branch,
      commit_message: "Reprend ce qui est publié",
    });
    if (merged.status === 409) return false;
    accepted(merged);
    return true;
  }

  /** Makes each file that both changed as it is published, once what this person had saved in it is kept. Nothing else stands against the merge. */
  async #giveWay({ files, base }: Compared): Promise<boolean> {
    const root = `${this.#repository.root}/`;
    const both: [apart: Apart, kept: boolean | string][] = [];
    for (const file of files.filter((one) => one.startsWith(root)).map((one) => one.slice(root.length))) {
      const [begun, mine, theirs] = await Promise.all(
        [base, this.#draft, this.#repository.branch].map((ref) => this.#api.textAt(ref, file)),
      );
      if (!begun || !mine || !theirs || begun.version === theirs.version || mine.version === theirs.version)
        continue;
      const apart = { file, base: begun, mine, theirs };
      both.push([apart, this.#listener?.keep(apart) ?? false]);
    }
    if (both.some(([, kept]) => kept === false)) return false;
    for (const [{ file, mine, theirs }] of both) await this.#putAs(file, mine, theirs);
    if (!(await this.#mergePublished())) return false;
    for (const [{ file, theirs }, kept] of both)
      if (typeof kept === "string") await this.#putAs(file, theirs, { text: kept, version: "" });
    return true;
  }

  /** Writes `next` in the place of `before`, on the person's own branch. */
  async #putAs(file: string, before: FileText, next: FileText) {
    const sha = before.version && { sha: before.version };
    const content = next.text !== undefined && { content: base64(new TextEncoder().encode(next.text)) };
    const body = { message: `Reprend ${file}`, branch: this.#draft, ...sha, ...content };
    accepted(await this.#api.ask(content ? "PUT" : "DELETE", this.#api.contents(file), body));
  }

  /** Back to the published branch, unless the person's own has something that it lacks, written by another tab meanwhile. */
  async #leaveDraft() {
    this.#known = await this.#published();
    const moved = await this.#follow(this.#known);
    if (moved || !(await this.#hasDraft())) this.#ref = this.#repository.branch;
  }

  /** Moves the person's own branch to the published commit `sha`. The host refuses where that would take a commit away. */
  async #follow(sha: string): Promise<boolean> {
    const body = { sha, force: false };
    return (await this.#api.ask("PATCH", this.#api.here(`git/refs/heads/${this.#draft}`), body)).ok;
  }

  /** The last commit of the published branch. */
  async #published(): Promise<string> {
    const { object } = (await this.#api.json(
      "GET",
      this.#api.here(`git/ref/heads/${this.#repository.branch}`),
    )) as {
      object: { sha: string };
    };
    return object.sha;
  }

  async #hasDraft(): Promise<boolean> {
    const found = await this.#api.ask("GET", this.#api.here(`git/ref/heads/${this.#draft}`));
    if (found.status === 404) return false;
    accepted(found);
    return true;
  }

  /** Whether nothing was found because the person's own branch was merged and deleted elsewhere: what is asked next goes without it. */
  async #hasLost({ status }: { readonly status: number }): Promise<boolean> {
    if (status !== 404 || this.#ref !== this.#draft || (await this.#hasDraft())) return false;
    this.#ref = this.#repository.branch;
    return true;
  }

  async #request(): Promise<{ number: number; html_url: string }> {
    const { branch, name } = this.#repository;
    const [owner = ""] = name.split("/");
    const open = `pulls?state=open&base=${branch}&head=${encodeURIComponent(`${owner}:${this.#draft}`)}`;
    const [found] = (await this.#api.json("GET", this.#api.here(open))) as {
      number: number;
      html_url: string;
    }[];
    if (found) return found;
    const body = { title: "Contenu", head: this.#draft, base: branch };
    return (await this.#api.json("POST", this.#api.here("pulls"), body)) as {
      number: number;
      html_url: string;
    };
  }

  /** The person's own branch, from what is published now. */
  async #begin() {
    await this.catchUp();
    if (this.#ref === this.#draft) return;
    const sha = await this.#published();
    const begun = await this.#api.ask("POST", this.#api.here("git/refs"), {
      ref: `refs/heads/${this.#draft}`,
      sha,
    });
    // 422: it is there already, left behind once it was published, or begun by another tab, which is gone on with.
    if (begun.status === 422) await this.#follow(sha);
    else accepted(begun);
    this.#ref = this.#draft;
  }

  async #put(file: string, bytes: Uint8Array, version: string): Promise<string | undefined> {
    await this.#begin();
    const content = base64(bytes);
    const body = { message: `Écrit ${file}`, content, branch: this.#draft, ...(version && { sha: version }) };
    const response = await this.#api.ask("PUT", this.#api.contents(file), body);
    if (await this.#hasLost(response)) return this.#put(file, bytes, version);
    if (isConflict(response)) return undefined;
    const written = (await accepted(response).json()) as { content: { sha: string } };
    return written.content.sha;
  }

  async #object(path: string, what: string): Promise<Json | undefined> {
    const ref = this.#ref;
    const { object, branch } = await this.#api.objectAt(ref, path, what);
    if (branch || ref !== this.#draft) return object;
    this.#ref = this.#repository.branch;
    return this.#object(path, what);
  }

  /** Where a file or a folder is read. */
  #read(path: string) {
    return `${this.#api.contents(path)}?ref=${encodeURIComponent(this.#ref)}`;
  }
}

interface Compared {
  /** How many the person's own branch has that the published one has not. */
  readonly commits: number;
  /** How many it lacks. */
  readonly behind: number;
  /** What it changes, from the folder of the repository. */
  readonly files: readonly string[];
  /** The commit that both branches have last. */
  readonly base: string;
}

/** The host compares the version itself: 409 when it differs, 422 when a file is there and none was expected. */
const isConflict = ({ status }: Response) => status === 409 || status === 422;

/** The check of the host has not finished or says no, or somebody wrote meanwhile: nothing was merged. */
const isRefusedMerge = ({ status }: Response) => status === 405 || status === 409 || status === 422;
