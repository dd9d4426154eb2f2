import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeHost } from "../../e2e/fakeHost.ts";
import { diskFiles } from "../../server/diskFiles.ts";
import { GitHost } from "../host/gitHost.ts";
import { describe as collections } from "./describe.ts";
import { entryStore } from "./entryStore.ts";
import type { Files } from "./files.ts";

const bank = "ocean-vivant";
const question = `${bank}/helice`;
const content = {
  [`data/questions/${question}.yaml`]:
    "prompt: Que fait-elle ?\npicture:\n  drawing: questions/helice\n  alt: Une hélice.\n",
  // Its name begins as that of the other.
  [`data/questions/${bank}/helices.yaml`]: "prompt: Et elles ?\npicture:\n  drawing: questions/helice-2\n",
  "images/questions/helice.svg": "<svg>une</svg>",
  "images/questions/helice-2.svg": "<svg>deux</svg>",
  "data/features/vigie.yaml": "title: La vigie\ndrawing: scenes/vigie\n",
  "images/scenes/vigie.svg": "<svg>vigie</svg>",
  "data/photos/carene.yaml": "alt: La carène.\n",
  "images/photos/carene.jpg": "JPEG",
  "data/partners/goulvarec.yaml": "order: 10\nname: Goulvarec\nlogo: goulvarec\n",
  "data/partners/corvanel.yaml": "order: 20\nname: Corvanel\nlogo: corvanel.png\n",
  "data/media/corvanel.yaml": "order: 10\nname: Corvanel\nlogo: logos/corvanel\n",
  "images/logos/goulvarec.svg": "<svg>goulvarec</svg>",
  "images/logos/corvanel.png": "PNG",
};

const folder = mkdtempSync(join(tmpdir(), "sillages-edit-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

function onDisk(): Promise<Files> {
  for (const place of ["data", "images"]) rmSync(join(folder, place), { recursive: true, force: true });
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return Promise.resolve(diskFiles(folder));
}

function onAHost(): Promise<Files> {
  const github = new FakeHost();
  github.branches.get("main")?.clear();
  for (const [file, text] of Object.entries(content)) github.publish(file, text);
  vi.stubGlobal("fetch", github.fetch);
  return GitHost.signIn({ name: "association/site", branch: "main", root: "packages/content" }, github.token);
}

describe.each([
  ["this machine", onDisk],
  ["a git host", onAHost],
])("on %s", (_, open) => {
  const changed = vi.fn<() => void>();
  let files: Files;
  let store: ReturnType<typeof entryStore>;
  beforeEach(async () => {
    files = await open();
    store = entryStore({
      files,
      describe: () => Promise.resolve(collections(() => [bank])),
      check: () => Promise.resolve([]),
      whole: () => Promise.resolve([]),
      changed,
    });
  });

  it("the drawing of a question leaves with it, and comes back with it", async () => {
    const { value, version } = await store.read("questions", question);
    expect(await store.remove("questions", question, version)).toMatchObject({ status: "saved" });
    expect(await store.pictures("questions")).toEqual(["helice-2.svg"]);
    changed.mockClear();
    await store.save("questions", question, value, "");
    expect(await (await store.picture("questions", "helice.svg")).text()).toBe("<svg>une</svg>");
    // The schemas name the drawings that there are: they are read again before what names them is checked.
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("a drawing that another entry shows stays", async () => {
    const { value, version } = await store.read("questions", question);
    await store.save("questions", `${bank}/une-autre`, value, "");
    await store.remove("questions", question, version);
    expect(await store.pictures("questions")).toContain("helice.svg");
  });

  it("an entry that is removed is said to be, even where its picture cannot follow", async () => {
    const { version } = await store.read("questions", question);
    vi.spyOn(files, "names").mockRejectedValueOnce(new Error("away"));
    expect(await store.remove("questions", question, version)).toMatchObject({ status: "saved" });
  });

  it("a scene stays, which a page may show too", async () => {
    const { version } = await store.read("features", "vigie");
    expect(await store.remove("features", "vigie", version)).toMatchObject({ status: "saved" });
    expect(await store.pictures("scenes")).toEqual(["vigie.svg"]);
  });

  it("the logo of a partner leaves with it, unless somebody else shows it too", async () => {
    const { version } = await store.read("partners", "goulvarec");
    await store.remove("partners", "goulvarec", version);
    expect(await store.pictures("logos")).toEqual(["corvanel.png"]);
    const shared = await store.read("partners", "corvanel");
    await store.remove("partners", "corvanel", shared.version);
    expect(await store.pictures("logos")).toEqual(["corvanel.png"]);
  });

  it("a logo that was dropped for a draft leaves with the draft, and comes back with it", async () => {
    const name = await store.addPicture("logos", "Logo.png", new Blob(["nouveau"]));
    changed.mockClear();
    await store.leavePictures(["logos/logo", "logos/goulvarec"]);
    expect(new Set(await store.pictures("logos"))).toEqual(new Set(["corvanel.png", "goulvarec.svg"]));
    await store.takePicturesBack(["logos/logo"]);
    expect(await (await store.picture("logos", name)).text()).toBe("nouveau");
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("a logo of the same name that is dropped later takes the place of the one that left", async () => {
    await store.addPicture("logos", "Logo.png", new Blob(["ancien"]));
    await store.leavePictures(["logos/logo"]);
    await store.addPicture("logos", "Logo.webp", new Blob(["nouveau"]));
    await store.takePicturesBack(["logos/logo"]);
    expect(await store.pictures("logos")).toContain("logo.webp");
    expect(await store.pictures("logos")).not.toContain("logo.png");
  });

  it("nothing leaves with an entry that is no longer the one that was read", async () => {
    expect(await store.remove("questions", question, "another version")).toMatchObject({ status: "changed" });
    expect(await store.pictures("questions")).toContain("helice.svg");
  });

  it("a photograph that is dropped takes the name of what is told of it, over the one that had it", async () => {
    const { value, version } = await store.read("photos", "carene");
    expect(value).toEqual({ image: "carene", alt: "La carène." });
    const name = await store.addPicture("photos", "IMG 1234.JPG", new Blob(["nouvelle"]));
    expect(name).toBe("img-1234.jpg");
    const typed = { ...value, image: "img-1234" };
    const saved = await store.save("photos", "carene", typed, version);
    expect(saved).toMatchObject({ status: "saved", value });
    expect(await store.pictures("photos")).toEqual(["carene.jpg"]);
    expect(await (await store.picture("photos", "carene.jpg")).text()).toBe("nouvelle");
    expect((await files.read("data/photos/carene.yaml")).text).toBe(content["data/photos/carene.yaml"]);

    // What is left of the draft takes nothing along; another photograph has a name of its own.
    await store.leavePictures(["photos/img-1234", "photos/carene"]);
    expect(await store.pictures("photos")).toEqual(["carene.jpg"]);
    await store.addPicture("photos", "quai.jpg", new Blob(["quai"]));
    await store.save("photos", "un-soir-a-quai", { image: "quai", alt: "Le quai." }, "");
    expect(new Set(await store.pictures("photos"))).toEqual(new Set(["carene.jpg", "un-soir-a-quai.jpg"]));
  });

  it("a photograph without its picture is refused, and keeps the one that a lost network had named", async () => {
    const refused = await store.save("photos", "un-soir-a-quai", { alt: "Le quai." }, "");
    expect(refused).toMatchObject({ status: "refused", findings: [{ path: ["image"] }] });
    await store.addPicture("photos", "quai.jpg", new Blob(["quai"]));
    vi.spyOn(files, "replace").mockRejectedValueOnce(new Error("away"));
    const typed = { image: "quai", alt: "Le quai." };
    await expect(store.save("photos", "un-soir-a-quai", typed, "")).rejects.toThrow("away");
    expect(await store.save("photos", "un-soir-a-quai", typed, "")).toMatchObject({ status: "saved" });
    expect(await (await store.picture("photos", "un-soir-a-quai.jpg")).text()).toBe("quai");
  });

  it("a photograph leaves with what is told of it, and comes back with it", async () => {
    const { value, version } = await store.read("photos", "carene");
    await store.remove("photos", "carene", version);
    expect(await store.pictures("photos")).toEqual([]);
    await store.save("photos", "carene", value, "");
    expect(await (await store.picture("photos", "carene.jpg")).text()).toBe("JPEG");
  });
});
