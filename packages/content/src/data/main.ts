// « npm run content »: run before everything that reads the content.
import { report } from "../check/report.ts";
import { generate } from "./generate.ts";

const findings = await generate();
if (findings.length > 0) {
  console.error(report(findings));
  process.exit(1);
}
