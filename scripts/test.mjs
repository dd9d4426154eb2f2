// Runs everything that proves the product, and closes on one line: N passed, N failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { npm } from "./npm.mjs";

await ensureChromium();
rmSync("reports", { recursive: true, force: true });
mkdirSync("reports");

const results = [];

/** Runs `script` of package.json; `count` reads what it did. A step that could not run counts as one failure. */
function step(name, script, count) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(3, 72 - name.length))}\n`);
  const started = Date.now();
  const { status } = npm(["run", "--silent", script], { stdio: "inherit" });
  let counted = { passed: 0, failed: 1 };
  try {
    counted = count(status);
  } catch (error) {
    console.error(`The results of « ${name} » could not be read: ${error.message}`);
  }
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ name, passed: counted.passed, failed, failures: counted.failures ?? [], seconds });
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

const fromVitest = (path) => () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(path);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, ...failureMessages].join("\n")),
  );
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, failures };
};

const fromPlaywright = (path) => () => {
  const { stats, suites } = readJson(path);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedSpecs),
  };
};

/** The steps that failed, by their own sentences. */
const failedSteps = ({ steps = [] }) =>
  steps.filter(({ error }) => error).flatMap((step) => [step.title, ...failedSteps(step)]);

function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, file, line, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      return [
        `${file}:${line}: ${title}`,
        ...results.flatMap(failedSteps).map((step) => `  › ${step}`),
        ...errors.map(({ message }) => stripVTControlCharacters(message)),
      ].join("\n");
    }),
    ...suites.flatMap(failedSpecs),
  ];
}

step("check", "check", (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }));
step("unit tests", "test:unit", fromVitest("reports/unit.json"));
step("stories", "test:stories", fromVitest("reports/stories.json"));
step("build", "build", (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }));
step("end-to-end tests", "test:e2e", fromPlaywright("reports/e2e.json"));
step("engines", "test:engines", fromPlaywright("reports/engines.json"));
step("editing page", "test:edit", fromPlaywright("reports/edit.json"));

// Said again at the end, where a reader of a long log looks first.
for (const { name, failures } of results)
  for (const failure of failures) console.log(`\n✗ ${name}: ${failure.slice(0, 2000)}`);

console.log("");
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
  );
}
const enginesReport = "reports/engines.json";
const absent = existsSync(enginesReport) ? readJson(enginesReport).config.metadata.absent : [];
for (const name of absent) console.log(`\n${name}: absent here, not tried.`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
