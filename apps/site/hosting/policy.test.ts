import { expect, test } from "vitest";
import { contentSecurityPolicy, withPolicy } from "./policy.ts";

const html = `<html><head><meta charSet="utf-8"/><meta name="viewport" content=""/><style>a{color:red}</style>
<script type="module">start()</script></head><body><script type="application/ld+json">{"a":1}</script></body></html>`;

test("names by its hash what is written in the page, and nothing else", () => {
  const policy = contentSecurityPolicy(html);
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
  expect(policy).toContain("style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=';");
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test("changes with the page: a script that was added later is refused", () => {
  expect(contentSecurityPolicy(html.replace("start()", "start(1)"))).not.toBe(contentSecurityPolicy(html));
});

test("lets the newsletter's form post to its endpoint, when there is one", () => {
  const policy = contentSecurityPolicy(html, "https://lettre.port.example/abonnement?liste=1");
  expect(policy).toContain("connect-src 'self' https://lettre.port.example;");
  expect(policy).toContain("form-action 'self' https://lettre.port.example;");
  expect(() => contentSecurityPolicy(html, "lettre")).toThrow("Invalid URL");
});

test("writes the policy in the page of unknown addresses, without what a page cannot say", () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(withPolicy(html))?.[1];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("frame-ancestors");
});
