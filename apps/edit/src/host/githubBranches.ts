// The two branches of somebody who writes: the one that is published, and their own, « the draft branch ».
import { accepted, type GithubApi, type Repository } from "./githubApi.ts";

/** What the draft branch has that the published one has not, and the other way round. */
export interface Compared {
  /** How many commits the draft branch has that the published one has not. */
  readonly commits: number;
  /** How many it lacks. */
  readonly behind: number;
  /** What it changes, from the folder of the repository. */
  readonly files: readonly string[];
  /** The commit that both branches have last. */
  readonly base: string;
}

/** It was merged; it waits for the check of the host, at this address; or the host was asked, and its answer never came. */
export type Merged =
  { readonly status: "published" | "unknown" } | { readonly status: "waiting"; readonly address: string };

/** A request to merge, as the host tells it. */
interface MergeRequest {
  readonly number: number;
  readonly html_url: string;
}

export class GithubBranches {
  readonly #api: GithubApi;
  readonly #repository: Repository;
  /** The name of the published branch. */
  readonly published: string;
  /** The name of the draft branch. */
  readonly draft: string;

  constructor(api: GithubApi, repository: Repository, login: string) {
    this.#api = api;
    this.#repository = repository;
    this.published = repository.branch;
    this.draft = `contenu/${login.toLowerCase()}`;
  }

  /** The last commit of the published branch. */
  async lastPublished(): Promise<string> {
    const address = this.#api.here(`git/ref/heads/${this.published}`);
    const { object } = (await this.#api.json("GET", address)) as { object: { sha: string } };
    return object.sha;
  }

  async hasDraft(): Promise<boolean> {
    const found = await this.#api.ask("GET", this.#api.here(`git/ref/heads/${this.draft}`));
    if (found.status === 404) return false;
    accepted(found);
    return true;
  }

  /** Makes the draft branch, from what is published now. */
  async begin(): Promise<void> {
    const sha = await this.lastPublished();
    const body = { ref: `refs/heads/${this.draft}`, sha };
    const begun = await this.#api.ask("POST", this.#api.here("git/refs"), body);
    // 422: the branch exists, left over from the last publication or created by another tab: it is used.
    if (begun.status === 422) await this.follow(sha);
    else accepted(begun);
  }

  /** Moves the draft branch to the published commit `sha`. The host refuses where that would take a commit away. */
  async follow(sha: string): Promise<boolean> {
    const body = { sha, force: false };
    return (await this.#api.ask("PATCH", this.#api.here(`git/refs/heads/${this.draft}`), body)).ok;
  }

  /** Nothing when the person has no branch. */
  async compared(): Promise<Compared | undefined> {
    const compare = this.#api.here(`compare/${this.published}...${this.draft}`);
    const response = await this.#api.ask("GET", compare);
    if (response.status === 404 && !(await this.hasDraft())) return undefined;
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

  /** Merges what is published into the draft branch. Whether the host could: not where both changed the same lines. */
  async mergePublished(): Promise<boolean> {
    const merged = await this.#api.ask("POST", this.#api.here("merges"), {
      base: this.draft,
      head: this.published,
      commit_message: "Reprend ce qui est publié",
    });
    if (merged.status === 409) return false;
    accepted(merged);
    return true;
  }

  /** Merges the draft branch into the published one, as soon as the host's own check allows it. */
  async mergeDraft(): Promise<Merged> {
    const request = await this.#request();
    const merge = this.#api.here(`pulls/${request.number}/merge`);
    const merged = await this.#api.ask("PUT", merge, { merge_method: "merge" }).catch(() => undefined);
    if (!merged || merged.status >= 500) return { status: "unknown" };
    if (isRefusedMerge(merged)) return { status: "waiting", address: request.html_url };
    accepted(merged);
    return { status: "published" };
  }

  /** The request to merge the draft branch: the one that is open, or a new one. */
  async #request(): Promise<MergeRequest> {
    const [owner = ""] = this.#repository.name.split("/");
    const head = encodeURIComponent(`${owner}:${this.draft}`);
    const open = this.#api.here(`pulls?state=open&base=${this.published}&head=${head}`);
    const [found] = (await this.#api.json("GET", open)) as MergeRequest[];
    if (found) return found;
    const body = { title: "Contenu", head: this.draft, base: this.published };
    return (await this.#api.json("POST", this.#api.here("pulls"), body)) as MergeRequest;
  }
}

/** The check of the host has not finished or says no, or somebody wrote meanwhile: nothing was merged. */
const isRefusedMerge = ({ status }: Response) => status === 405 || status === 409 || status === 422;
