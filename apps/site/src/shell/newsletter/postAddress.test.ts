import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postAddress } from "./postAddress.ts";

const service = "https://lettre.example/inscription";

/** What the network answers, and whether the device says that there is one. */
function network(answer: (signal: AbortSignal) => Promise<Response>, onLine = true) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((_url, init) =>
    answer(init.signal as AbortSignal),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { onLine });
  return fetched;
}

const answered = (status: number, type?: string, body: string | null = null) =>
  Promise.resolve(new Response(body, { status, headers: type ? { "content-type": type } : {} }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an address that is sent to the newsletter’s service", () => {
  it.each([
    [200, "application/json; charset=utf-8"],
    [201, "application/vnd.api+json"],
    [202, "text/plain"],
    [204, undefined],
  ])("has arrived when it answers %i, %s", async (status, type) => {
    network(() => answered(status, type));
    expect(await postAddress(service, "camille@port.example")).toBe("done");
  });

  it.each([
    ["a page to log in to a network", 200, "text/html"],
    ["a page of the host", 200, "TEXT/HTML; charset=utf-8"],
    ["another page", 200, "application/xhtml+xml"],
  ])("has not when %s answers instead", async (_name, status, type) => {
    network(() => answered(status, type, "<h1>Bienvenue</h1>"));
    expect(await postAddress(service, "camille@port.example")).toBe("stranger");
  });

  it.each([400, 404, 429, 500])("has not when it answers %i", async (status) => {
    network(() => answered(status, "application/json"));
    expect(await postAddress(service, "camille@port.example")).toBe("refused");
  });

  it("is not waited for beyond fifteen seconds", async () => {
    network(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    );
    const outcome = postAddress(service, "camille@port.example");
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([outcome, Promise.resolve("waiting")])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe("silent");
  });

  it("says so when the connection is lost on its way", async () => {
    network(() => {
      vi.stubGlobal("navigator", { onLine: false });
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    expect(await postAddress(service, "camille@port.example")).toBe("offline");
  });

  it("is not sent offline, which is said at once", async () => {
    const fetched = network(() => answered(204), false);
    expect(await postAddress(service, "camille@port.example")).toBe("offline");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is refused when no answer can be read", async () => {
    network(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await postAddress(service, "camille@port.example")).toBe("refused");
  });

  it("leaves no clock behind", async () => {
    network(() => answered(204));
    await postAddress(service, "camille@port.example");
    expect(vi.getTimerCount()).toBe(0);
  });
});
