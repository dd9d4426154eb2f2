import { expect, it, vi } from "vitest";
import { FakeHost } from "../../e2e/fakeHost.ts";
import { GitHost } from "./gitHost.ts";
import { hostStore } from "./hostStore.ts";

async function openStore() {
  const github = new FakeHost();
  vi.stubGlobal("fetch", github.fetch);
  vi.stubGlobal("location", { origin: "https://sillages.example" });
  const repository = { name: "association/site", branch: "main", root: "packages/content" };
  return hostStore(await GitHost.signIn(repository, github.token), []);
}

const svg = (inside: string) => new Blob([`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`]);

it("refuses a drawing that runs, in French, before the host has it", async () => {
  const store = await openStore();
  await expect(store.addPicture("portraits", "Ada.svg", svg("<script>ran = true</script>"))).rejects.toThrow(
    "Image refusée\u00a0: ce dessin contient un programme, un lien ou un mouvement.",
  );
  expect(await store.pictures("portraits")).toEqual([]);
});

it("takes a drawing that draws, and a logo, which is drawn again", async () => {
  const store = await openStore();
  expect(await store.addPicture("portraits", "Ada.svg", svg('<circle r="1"/>'))).toBe("ada.svg");
  expect(await store.addPicture("logos", "Nouveau.svg", svg('<g onload="ran = true"/>'))).toBe("nouveau.svg");
});
