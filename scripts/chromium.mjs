// The Chromium that tests drive: the first that is found, so that a laptop, a server and a bare container all have one.
// Imported by the Vitest and Playwright configurations, and run by `npm test` to fetch one where there is none.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium as playwright } from "playwright";
import { npm } from "./npm.mjs";

const fallbackFolder = fileURLToPath(new URL("../node_modules/.cache/chromium/", import.meta.url));
const browserPackage = "@sparticuz/chromium@153.0.0";
const fontPackage = "@expo-google-fonts/arimo@0.4.3";
const systemFonts = "/usr/share/fonts";

const systemPaths = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

function ownBrowser() {
  const path = playwright.executablePath();
  return existsSync(path) ? path : undefined;
}

const systemBrowser = () => systemPaths[process.platform]?.find((path) => existsSync(path));

/** A browser that comes in an npm package, for Linux machines that have none and no way to install one. */
async function packagedBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const packagePath = join(fallbackFolder, "node_modules/@sparticuz/chromium");
  if (!existsSync(packagePath)) return undefined;
  // The package unpacks its system libraries only where it believes that it runs on a server without them.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  process.env.FONTCONFIG_FILE ??= writeFontsConf();
  const entry = createRequire(join(fallbackFolder, "package.json")).resolve("@sparticuz/chromium");
  const { default: packaged } = await import(pathToFileURL(entry).href);
  return packaged.executablePath();
}

const fontFiles = () =>
  existsSync(systemFonts) ? readdirSync(systemFonts, { recursive: true }).map(String) : [];

/** Debian's own letters: those of the reference pictures. */
const hasLiberation = () => fontFiles().some((file) => file.includes("LiberationSans"));

/** Fetches packages beside those of the project, which need them only where the machine lacks what they bring. */
function fetchPackages(...packages) {
  npm(["install", "--no-audit", "--no-fund", "--prefix", fallbackFolder, ...packages], { stdio: "inherit" });
}

/** Gives a browser of Linux letters as wide as those of Arial, where the machine has none. */
function ensureFonts() {
  if (process.platform !== "linux" || process.env.FONTCONFIG_FILE) return;
  if (fontFiles().some((file) => /LiberationSans|Arimo|[Aa]rial/.test(file))) return;
  if (!existsSync(join(fallbackFolder, "node_modules/@expo-google-fonts/arimo"))) fetchPackages(fontPackage);
  process.env.FONTCONFIG_FILE = writeFontsConf();
}

/** The fonts of the machine, and one with the widths of Arial: the kit's fallbacks are set to those, and a bare container has none. */
function writeFontsConf() {
  const file = join(fallbackFolder, "fonts.conf");
  const folders = [systemFonts, join(fallbackFolder, "node_modules/@expo-google-fonts")];
  const lines = [
    ...folders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${fallbackFolder}fonts-cache</cachedir>`,
  ];
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${lines.join("\n")}\n</fontconfig>\n`);
  return file;
}

/** Debian's package of the same engine without a window: a test takes two thirds of the time. */
function headlessShell() {
  const path = "/usr/bin/chromium-headless-shell";
  return !process.env.CHROMIUM_PATH && process.platform === "linux" && existsSync(path) ? path : undefined;
}

async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return ownBrowser() ?? systemBrowser() ?? (await packagedBrowser());
}

const isDebian = () => {
  const told = "/etc/os-release";
  return existsSync(told) && /^ID=debian$/m.test(readFileSync(told, "utf8"));
};

/** Pictures are only comparable when they were drawn by the browser that drew the references, with its letters. */
export const drawsReferences = (path) => isDebian() && path === "/usr/bin/chromium" && hasLiberation();

/** Fetches a browser where there is none. Ends the process with what to do when none can be had. */
export async function ensureChromium() {
  const found = await findBrowser();
  if (found) {
    ensureFonts();
    return found;
  }

  console.log("No browser found: fetching one…");
  if (process.platform === "linux" && process.arch === "x64") {
    fetchPackages(browserPackage, fontPackage);
  } else {
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", shell: true });
  }

  const fetched = await findBrowser();
  if (fetched) return fetched;
  console.error(
    "The browser tests need Chromium and none could be fetched.\n" +
      "Install one (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
  process.exit(1);
}

/** knip reads the configurations of the tests, and drives nothing: a check is not the time to fetch a browser. */
const isOnlyRead = () => /\bknip\b/.test(process.argv[1] ?? "");

/**
 * How tests start it. The sandbox needs privileges that containers lack. With `shell`, the engine without a window will do, where
 * the machine has it: it draws otherwise than the references of the stories.
 */
export async function launchOptions({ shell = false } = {}) {
  const isRoot = process.getuid?.() === 0;
  const light = shell ? headlessShell() : undefined;
  return {
    executablePath: isOnlyRead() ? "" : (light ?? (await ensureChromium())),
    args: [
      ...(isRoot || process.env.CI ? ["--no-sandbox"] : []),
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--font-render-hinting=none",
    ],
  };
}
