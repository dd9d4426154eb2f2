import { expect, test } from "vitest";
import { securityText } from "./securityText.ts";

test("names whom to write to, for less than a year from the build", () => {
  const owner = { site: "https://www.port.example", mail: { contact: "escale@port.example" } };
  expect(securityText(owner, "2026-11-23T10:00:00Z")).toBe(
    `Contact: mailto:escale@port.example
Expires: 2027-10-23T10:00:00Z
Preferred-Languages: fr, en
Canonical: https://www.port.example/.well-known/security.txt
`,
  );
});
