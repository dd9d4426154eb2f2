import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { adminRules } from "../../site/hosting/adminRules.ts";
import { contentTypes } from "../../site/hosting/contentTypes.ts";
import { headersOf } from "../../site/hosting/headers.ts";
import { vite } from "./copy.ts";
import { field, write } from "./edited.ts";
import { FakeHost } from "./fakeHost.ts";

const made = mkdtempSync(join(tmpdir(), "sillages-admin-"));
let server: Server;
let address: string;

test.beforeAll(async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, "build", "--config", "vite.admin.config.ts", "--outDir", made, "--logLevel", "error"],
    {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, VITE_ADMIN_REPOSITORY: "association/site" },
      encoding: "utf8",
    },
  );
  expect(status, stderr).toBe(0);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://here");
    const file = pathname === "/admin" ? "/admin.html" : pathname;
    for (const [name, value] of Object.entries(headersOf(adminRules, file))) response.setHeader(name, value);
    response.setHeader("Content-Type", contentTypes[extname(file)] ?? "text/plain");
    response.end(readFileSync(join(made, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/admin`;
});

test.afterAll(() => {
  server.close();
  rmSync(made, { recursive: true, force: true });
});

/** A host that answers, and somebody who has signed in there. */
async function signIn(page: Page, context: BrowserContext) {
  const host = new FakeHost();
  await host.answerIn(context);
  await page.goto(address);
  await page.getByLabel("Jeton GitHub").fill(host.token);
  await page.getByRole("button", { name: "Entrer" }).click();
  return host;
}

test("on the git host, what is written goes to a branch, and publishing merges it", async ({
  page,
  context,
}) => {
  const host = new FakeHost();
  await host.answerIn(context);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto(address);
  await page.getByLabel("Jeton GitHub").fill("un autre");
  await page.getByRole("button", { name: "Entrer" }).click();
  await expect(page.getByText("GitHub ne reconnaît pas ce jeton")).toBeVisible();
  await page.getByLabel("Jeton GitHub").fill(host.token);
  await page.getByRole("button", { name: "Entrer" }).click();
  await expect(page.getByText("Rien n’attend d’être publié.")).toBeVisible();

  await page.evaluate(() => (location.hash = "#/partners/goulvarec"));
  await write(page, { url: "goulvarec" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("1 chose à corriger")).toBeVisible();
  expect([...host.branches.keys()]).toEqual(["main"]);
  await write(page, { url: "https://goulvarec.example" });
  const logo = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#123" } })
    .png()
    .toBuffer();
  await field(page, "logo.file").setInputFiles({
    name: "Nouveau logo.png",
    mimeType: "image/png",
    buffer: logo,
  });
  await expect(field(page, "logo")).toHaveValue("nouveau-logo");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Enregistré dans le fichier.")).toBeVisible();
  await expect(page.getByText("2 fichiers en brouillon sur votre branche.")).toBeVisible();
  expect(host.text("main", "data/partners/goulvarec.yaml")).not.toContain("nouveau-logo");
  expect(host.text("contenu/lea", "data/partners/goulvarec.yaml")).toContain(
    "logo: nouveau-logo\nurl: https://goulvarec.example\n",
  );

  host.failing.set("POST pulls", 403);
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("GitHub ne reconnaît pas ce jeton")).toBeVisible();
  host.failing.clear();
  host.allowsMerging = false;
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("La vérification de GitHub n’a pas fini")).toBeVisible();
  host.allowsMerging = true;
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Publié : le site se reconstruit")).toBeVisible();
  expect(host.text("main", "data/partners/goulvarec.yaml")).toContain("logo: nouveau-logo\n");
  await expect(page.getByText("Rien n’attend d’être publié.")).toBeVisible();
  expect(host.branches.get("contenu/lea")).toEqual(host.branches.get("main"));
  expect(refused).toEqual([]);
});

test("on the git host too, a file that changed underneath is never written over", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await page.evaluate(() => (location.hash = "#/partners/corvanel"));
  await write(page, { name: "Corvanel et fils" });
  const file = "packages/content/data/partners/corvanel.yaml";
  const before = host.branches.get("main")?.get(file)?.toString("utf8") ?? "";
  host.branches
    .get("main")
    ?.set(file, Buffer.from(before.replace("name: Corvanel", "name: Corvanel Frères")));
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(
    page.getByRole("heading", { name: "Le fichier a changé pendant que vous écriviez" }),
  ).toBeVisible();
  expect(host.text("main", "data/partners/corvanel.yaml")).toContain("Corvanel Frères");
});

test("on the git host too, what is typed outlives a host that stops answering, and a branch that went away", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await page.evaluate(() => (location.hash = "#/partners/corvanel"));
  await write(page, { name: "Corvanel et fils" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Enregistré dans le fichier.")).toBeVisible();

  host.isSpent = true;
  await write(page, { name: "Corvanel et filles" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("GitHub ne répond pas.")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Corvanel et filles");
  host.isSpent = false;

  host.merge();
  host.branches.delete("contenu/lea");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Enregistré dans le fichier.")).toBeVisible();
  expect(host.text("contenu/lea", "data/partners/corvanel.yaml")).toContain("name: Corvanel et filles\n");
});

test("on the git host, a page that is loaded anew without a network says so, and goes on with the same token", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await expect(page.getByText("Rien n’attend d’être publié.")).toBeVisible();
  host.isAway = true;
  await page.reload();
  await expect(page.getByText("GitHub ne répond pas.")).toBeVisible();
  host.isAway = false;
  host.isSpent = true;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("GitHub ne répond pas.")).toBeVisible();
  host.isSpent = false;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Rien n’attend d’être publié.")).toBeVisible();
  host.token = "un jeton renouvelé";
  await page.reload();
  await expect(page.getByText("GitHub ne reconnaît pas ce jeton")).toBeVisible();
  await expect(page.getByLabel("Jeton GitHub")).toBeVisible();
});
