import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeHost } from "../../e2e/fakeHost.ts";
import { words } from "../words.ts";
import { Refused } from "./githubApi.ts";
import { GitHost, type Listener, type News } from "./gitHost.ts";

const file = "data/partners/goulvarec.yaml";
const draft = "contenu/lea";
const repository = { name: "association/site", branch: "main", root: "packages/content" };

let github: FakeHost;
beforeEach(() => {
  github = new FakeHost();
  vi.stubGlobal("fetch", github.fetch);
});

const signIn = () => GitHost.signIn(repository, github.token);

/** Somebody who has written a file, which waits on their own branch. */
async function written(text = "name: Goulvarec et fils\n"): Promise<GitHost> {
  const host = await signIn();
  const { version } = await host.read(file);
  await host.replace(file, text, version);
  return host;
}

/** Somebody else writes the published branch. */
const write = (text: string) => github.publish(file, text);

describe("a host that refuses to answer", () => {
  it("is no file that was removed", async () => {
    const host = await signIn();
    github.isSpent = true;
    await expect(host.read(file)).rejects.toThrow(Error);
    await expect(host.readAll("data/partners")).rejects.toThrow(Error);
  });

  it("is no branch that is missing, when somebody signs in", async () => {
    await written();
    github.failing.set("GET git/ref", 502);
    await expect(signIn()).rejects.toThrow(Error);
  });

  it("is no file that changed, when one is removed", async () => {
    const host = await written();
    const { version } = await host.read(file);
    expect(await host.remove(file, "another version")).toBe(false);
    github.failing.set("DELETE contents", 403);
    await expect(host.remove(file, version)).rejects.toThrow(Refused);
    github.failing.set("DELETE contents", 500);
    await expect(host.remove(file, version)).rejects.toThrow(Error);
    github.failing.clear();
    expect(await host.remove(file, version)).toBe(true);
  });

  it("is no folder without pictures, and no picture", async () => {
    const host = await written();
    github.failing.set("GET contents", 500);
    await expect(host.names("images/logos")).rejects.toThrow(Error);
    await expect(host.bytes("images/logos/goulvarec.svg")).rejects.toThrow(Error);
  });
});

describe("a branch that was merged and deleted elsewhere", () => {
  let host: GitHost;
  beforeEach(async () => {
    host = await written();
    github.merge();
    github.branches.delete(draft);
  });

  it("is read no more: the published one is", async () => {
    expect((await host.read(file)).text).toBe("name: Goulvarec et fils\n");
    expect((await host.readAll("data/partners")).size).toBeGreaterThan(1);
  });

  it("holds nothing that waits, and no picture is missing", async () => {
    expect(await host.names("images/logos")).not.toEqual([]);
    expect(await host.waiting()).toBe(0);
    expect(await host.publish()).toEqual({ status: "nothing" });
  });

  it("begins anew with what is written next", async () => {
    const version = (await signIn().then((other) => other.read(file))).version;
    expect(await host.replace(file, "name: Goulvarec et filles\n", version)).toBeDefined();
    expect(github.text(draft, file)).toBe("name: Goulvarec et filles\n");
  });

  it("begins anew with what is removed next", async () => {
    const version = (await signIn().then((other) => other.read(file))).version;
    expect(await host.remove(file, version)).toBe(true);
    expect(github.text(draft, file)).toBeUndefined();
    expect(github.text("main", file)).toBeDefined();
  });
});

describe("a branch that was merged elsewhere and left there", () => {
  it("follows the published one when its person signs in, who reads what is published", async () => {
    await written();
    github.merge();
    write("name: Goulvarec, par une autre\n");
    const host = await signIn();
    expect((await host.read(file)).text).toBe("name: Goulvarec, par une autre\n");
    expect(github.text(draft, file)).toBe("name: Goulvarec, par une autre\n");
  });

  it("follows it when its person publishes", async () => {
    const host = await written();
    github.merge();
    write("name: Goulvarec, par une autre\n");
    expect(await host.publish()).toEqual({ status: "nothing" });
    expect((await host.read(file)).text).toBe("name: Goulvarec, par une autre\n");
  });

  it("follows it before something else is written", async () => {
    const host = await written();
    expect(await host.publish()).toEqual({ status: "published" });
    write("name: Goulvarec, par une autre\n");
    const { version } = await host.read(file);
    expect(await host.replace(file, "name: Goulvarec et filles\n", version)).toBeDefined();
    expect(github.text(draft, file)).toBe("name: Goulvarec et filles\n");
  });

  it("stays as long as something waits on it", async () => {
    await written();
    const host = await signIn();
    expect((await host.read(file)).text).toBe("name: Goulvarec et fils\n");
    expect(await host.waiting()).toBe(1);
  });
});

it("what another tab has begun is gone on with", async () => {
  const host = await signIn();
  const { version } = await host.read(file);
  await written();
  expect(await host.replace("data/partners/brasvent.yaml", "name: Brasvent\n", "")).toBeUndefined();
  expect(await host.replace(file, "name: Goulvarec seul\n", version)).toBeUndefined();
  expect((await host.read(file)).text).toBe("name: Goulvarec et fils\n");
});

describe("what another tab writes while the branch is left", () => {
  /** Another tab of the same person writes, just before the branch is touched. */
  function writeMeanwhile(other: GitHost) {
    let isWritten = false;
    vi.stubGlobal("fetch", async (...asked: Parameters<FakeHost["fetch"]>) => {
      if (asked[0].includes("git/refs/heads/") && !isWritten) {
        isWritten = true;
        const { version } = await other.read(file);
        await other.replace(file, "name: Goulvarec, à côté\n", version);
      }
      return github.fetch(...asked);
    });
  }

  it("stays, and waits, when the person publishes", async () => {
    const host = await written();
    writeMeanwhile(await signIn());
    expect(await host.publish()).toEqual({ status: "published" });
    expect(github.text(draft, file)).toBe("name: Goulvarec, à côté\n");
    expect((await host.read(file)).text).toBe("name: Goulvarec, à côté\n");
    expect(await host.waiting()).toBe(1);
  });

  it("stays, and waits, when the person signs in", async () => {
    await written();
    const other = await signIn();
    github.merge();
    writeMeanwhile(other);
    const host = await signIn();
    expect(github.text(draft, file)).toBe("name: Goulvarec, à côté\n");
    expect(await host.waiting()).toBe(1);
  });
});

describe("what somebody else publishes while something waits", () => {
  const other = "data/partners/brasvent.yaml";
  const news = vi.fn<(news: News) => void>();
  const keep = vi.fn<Listener["keep"]>();
  let host: GitHost;
  beforeEach(async () => {
    news.mockClear();
    keep.mockReset().mockReturnValue(true);
    host = await written();
    host.listen({ onNews: news, keep });
  });

  it("is taken in when the page is seen again: what was not touched is as it is published", async () => {
    github.publish(other, "name: Brasvent, publié\n");
    await host.catchUp();
    expect((await host.read(other)).text).toBe("name: Brasvent, publié\n");
    expect((await host.read(file)).text).toBe("name: Goulvarec et fils\n");
    expect(await host.waiting()).toBe(1);
    expect(news.mock.calls).toEqual([["merged"]]);
    await host.catchUp();
    expect(news).toHaveBeenCalledTimes(1);
  });

  it("is taken in before something is written, which is never written over it", async () => {
    const { version } = await host.read(other);
    github.publish(other, "name: Brasvent, publié\n");
    expect(await host.replace(other, "name: Brasvent, à moi\n", version)).toBeUndefined();
    expect((await host.read(other)).text).toBe("name: Brasvent, publié\n");
    expect(news.mock.calls).toEqual([["merged"]]);
  });

  it("replaces what both changed, once what was saved is kept: the rest is taken in", async () => {
    write("name: Goulvarec, par une autre\n");
    github.publish(other, "name: Brasvent, publié\n");
    await host.catchUp();
    const [conflict] = keep.mock.calls.flat();
    expect(conflict).toMatchObject({ file, mine: { text: "name: Goulvarec et fils\n" } });
    expect(conflict?.base.text).toContain("name: Goulvarec\n");
    expect((await host.read(file)).text).toBe("name: Goulvarec, par une autre\n");
    expect((await host.read(other)).text).toBe("name: Brasvent, publié\n");
    expect(await host.waiting()).toBe(0);
    expect(news.mock.calls).toEqual([["conflicts"]]);
  });

  it("stands apart, and is told, where what was saved cannot be kept: nothing is touched", async () => {
    keep.mockReturnValue(false);
    write("name: Goulvarec, par une autre\n");
    await host.catchUp();
    expect((await host.read(file)).text).toBe("name: Goulvarec et fils\n");
    expect(news.mock.calls).toEqual([["blocked"]]);
  });

  it("is followed by what holds both, where one text can", async () => {
    keep.mockReturnValue("name: Les deux\n");
    write("name: Goulvarec, par une autre\n");
    await host.catchUp();
    expect((await host.read(file)).text).toBe("name: Les deux\n");
    expect(await host.waiting()).toBe(1);
  });

  it("is one's own when another tab of the same person publishes: this one goes back to what is published", async () => {
    expect(await (await signIn()).publish()).toEqual({ status: "published" });
    write("name: Goulvarec, par une autre\n");
    await host.catchUp();
    expect((await host.read(file)).text).toBe("name: Goulvarec, par une autre\n");
    expect(await host.waiting()).toBe(0);
  });
});

it("what another tab has written is seen once this one catches up", async () => {
  const host = await signIn();
  await written();
  await host.catchUp();
  expect((await host.read(file)).text).toBe("name: Goulvarec et fils\n");
  expect(await host.waiting()).toBe(1);
});

describe("a network that is lost while something is published", () => {
  const loseIt = () => {
    github.onMerged = () => {
      github.isAway = true;
    };
  };

  it("after the merge was told: it is published, and what is written next begins from there", async () => {
    const host = await written();
    github.onMerged = () => github.failing.set("GET git/ref", 502);
    expect(await host.publish()).toEqual({ status: "published" });
    github.failing.clear();
    write("name: Goulvarec, par une autre\n");
    await host.catchUp();
    expect((await host.read(file)).text).toBe("name: Goulvarec, par une autre\n");
  });

  it("before the merge was told: nobody knows, and asking again publishes nothing twice", async () => {
    const host = await written();
    loseIt();
    expect(await host.publish()).toEqual({ status: "unknown" });
    github.isAway = false;
    const published = github.text("main", file);
    expect(await host.publish()).toEqual({ status: "nothing" });
    expect(github.text("main", file)).toBe(published);
    expect(await host.waiting()).toBe(0);
  });

  it("and somebody else publishes the same file before one asks again: what was not merged is not said to be", async () => {
    const host = await written();
    host.listen({ onNews: () => undefined, keep: () => true });
    github.failing.set("PUT pulls/7/merge", 502);
    expect(await host.publish()).toEqual({ status: "unknown" });
    github.failing.clear();
    write("name: Goulvarec, par une autre\n");
    expect(await host.publish()).toEqual({ status: "conflicts" });
  });

  it("is no check that refuses: a host that is spent or fails says nothing of it", async () => {
    const host = await written();
    github.failing.set("PUT pulls/7/merge", 502);
    expect(await host.publish()).toEqual({ status: "unknown" });
    github.failing.set("PUT pulls/7/merge", 405);
    expect(await host.publish()).toMatchObject({ status: "waiting" });
    github.failing.set("PUT pulls/7/merge", 403);
    await expect(host.publish()).rejects.toThrow(Refused);
  });
});

it("a branch that the host does not move is gone on with, after it was merged", async () => {
  const host = await written();
  github.failing.set("PATCH git/refs", 403);
  expect(await host.publish()).toEqual({ status: "published" });
  const { version } = await host.read(file);
  expect(await host.replace(file, "name: Goulvarec et filles\n", version)).toBeDefined();
  expect(github.text(draft, file)).toBe("name: Goulvarec et filles\n");
});

it("the requests of the hour that are spent are no token that is refused", async () => {
  github.isSpent = true;
  const refusal = signIn();
  await expect(refusal).rejects.toThrow(words.host.unreachable);
  await expect(refusal).rejects.not.toThrow(Refused);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("{}", { status: 403, headers: { "Retry-After": "60" } })),
  );
  await expect(signIn()).rejects.toThrow(words.host.unreachable);
});
