import { describe, expect, test } from "vitest";
import { apacheConfiguration } from "./apache.ts";
import { headersFile, redirectsFile } from "./headersFile.ts";
import { headerRules, headersOf } from "./headers.ts";
import { nginxConfiguration } from "./nginx.ts";

const html = `<html><head><meta charSet="utf-8"/><meta name="viewport" content=""/><style>a{color:red}</style>
<script type="module">start()</script></head><body><script type="application/ld+json">{"a":1}</script></body></html>`;

const rules = headerRules({
  pages: [
    { file: "/index.html", html },
    { file: "/equipe.html", html },
  ],
  openFiles: ["/donnees/escales.json"],
});

test("sends each header once with a file", () => {
  for (const file of [
    "/index.html",
    "/assets/a.js",
    "/images/1/a.svg",
    "/donnees/escales.json",
    "/robots.txt",
  ]) {
    const names = rules
      .filter((rule) => Object.keys(headersOf([rule], file)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  }
  expect(headersOf(rules, "/assets/a.js")["Cache-Control"]).toContain("immutable");
  expect(headersOf(rules, "/equipe.html")["Cache-Control"]).toBe("no-cache");
  expect(headersOf(rules, "/donnees/escales.json")["Access-Control-Allow-Origin"]).toBe("*");
});

test("says a page's headers under each address that a host answers with it", () => {
  const addresses = headersFile(rules)
    .split("\n")
    .filter((line) => line.startsWith("/"));
  expect(addresses).toEqual(expect.arrayContaining(["/*", "/", "/equipe"]));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("says what is open by folder, but at the root and among the documents", () => {
  const openFiles = ["/quiz/a.xml", "/quiz/b.xml", "/calendrier.ics", "/documents/a.pdf"] as const;
  const files = headerRules({ pages: [], openFiles })
    .filter(({ headers }) => headers["Access-Control-Allow-Origin"])
    .map((rule) => rule.files);
  expect(files).toEqual(["/quiz/*", "/calendrier.ics", "/documents/a.pdf"]);
});

test("redirects to a document what asks for it with a final slash, and gives that no headers", () => {
  const document = headerRules({ pages: [{ file: "/documents/dossier.html", html }], openFiles: [] });
  expect(redirectsFile(document)).toContain("/documents/dossier/ /documents/dossier.html 301!\n");
  const addresses = headersFile(document)
    .split("\n")
    .filter((line) => line.startsWith("/documents"));
  expect(addresses).toEqual(["/documents/dossier", "/documents/dossier.html"]);
});

describe("the page that other sites may frame", () => {
  const framed = headerRules({
    pages: [
      { file: "/index.html", html },
      { file: "/cadre/quiz.html", html },
      { file: "/jeux-concours/integrer.html", html },
    ],
    openFiles: [],
  });

  test("is the only one: anywhere else nobody may", () => {
    const sent = headersOf(framed, "/cadre/quiz.html");
    expect(sent["Content-Security-Policy"]).toContain("frame-ancestors https: http:;");
    expect(sent["Content-Security-Policy"]).toContain("default-src 'none';");
    expect(sent).not.toHaveProperty("X-Frame-Options");
    expect(sent).toHaveProperty("X-Content-Type-Options", "nosniff");
    for (const file of ["/index.html", "/404.html", "/cadre/autre.html", "/jeux-concours/integrer.html"]) {
      expect(headersOf(framed, file)).toHaveProperty("X-Frame-Options", "DENY");
      expect(headersOf(framed, file)["Content-Security-Policy"] ?? "").not.toContain("https:");
    }
  });

  test("is told to the hosts that read _headers under its address alone", () => {
    const blocks = headersFile(framed).split("\n\n");
    const freed = blocks.filter((block) => block.includes("\n  ! X-Frame-Options\n"));
    expect(freed.map((block) => block.split("\n")[0])).toEqual(["/cadre/quiz"]);
  });

  test("is told to nginx before the rule of all files, which it obeys in order", () => {
    const map = /map \$sillages_sent \$sillages_x_frame_options \{\n {2}volatile;\n([^}]*)\}/.exec(
      nginxConfiguration(framed),
    )?.[1];
    expect(map).toBe('  ~^/cadre/quiz\\.html$ "";\n  ~^/ "DENY";\n');
  });
});

test("tells Apache each header of a file beside the mark of that file, and what a wider rule says is taken away after it", () => {
  const lines = apacheConfiguration(
    headerRules({ pages: [{ file: "/cadre/quiz.html", html }], openFiles: ["/donnees/escales.json"] }),
  ).split("\n");
  const mark = "sillages_cadre_quiz_html";
  expect(lines).toContain(`SetEnvIf Request_URI "^/cadre/quiz\\.html$" ${mark}`);
  expect(lines).toContainEqual(
    expect.stringMatching(
      new RegExp(`^Header always set Content-Security-Policy "default-src 'none';.*" env=${mark}$`),
    ),
  );
  expect(lines.indexOf(`Header always unset X-Frame-Options env=${mark}`)).toBeGreaterThan(
    lines.indexOf('Header always set X-Frame-Options "DENY"'),
  );
  expect(lines).toContain('SetEnvIf Request_URI "^/donnees/" sillages_donnees_');
});

test("gives Apache a header as it is, whatever its signs mean there", () => {
  const configuration = apacheConfiguration([{ files: "/*", headers: { "X-Test": 'de 5 % à "10"' } }]);
  expect(configuration).toContain('Header always set X-Test "de 5 %% à \\"10\\""\n');
});

test("a folder of pages is one rule, and each of its pages has one address for nginx", () => {
  expect(headersFile(rules).match(/^\/jeux-concours\//gm)).toHaveLength(1);
  expect(nginxConfiguration(rules)).toContain(
    '"~^(?<page1>/jeux-concours/[a-z0-9-]+)(?:\\.html|/)?$" $page1;',
  );
});

test("stops when hosts would cut the file of headers", () => {
  const pages = Array.from({ length: 120 }, (_, index) => ({ file: `/page-${index}.html` as const, html }));
  expect(() => headersFile(headerRules({ pages, openFiles: [] }))).toThrow("hosts stop at 100");
});

test("tells nginx each header once, by file where it varies", () => {
  const configuration = nginxConfiguration(rules);
  expect(configuration.match(/add_header Content-Security-Policy/g)).toHaveLength(1);
  expect(configuration).toMatch(/~\^\/equipe\\\.html\$ "default-src 'none';/);
  expect(configuration).toMatch(/add_header X-Content-Type-Options "nosniff" always;/);
});

test("leads from an address that a page had to the one that it has, on every host", () => {
  expect(redirectsFile(rules)).toContain("/documents/escales.html /escales 301\n");
  expect(nginxConfiguration(rules)).toContain("  /documents/escales.html /escales;\n");
  expect(apacheConfiguration(rules)).toContain("RewriteRule ^documents/escales\\.html$ /escales [R=301,L]\n");
});

test("says of every file how long it may be kept, once", () => {
  const otherFiles = [
    "/robots.txt",
    "/icon-192.png",
    "/partage/a.jpg",
    "/partage/b.jpg",
    "/assets/a.js",
  ] as const;
  const all = headerRules({
    pages: [{ file: "/index.html", html }],
    openFiles: ["/telechargements/kit.zip", "/flux/presse.atom"],
    otherFiles: [
      ...otherFiles,
      "/telechargements/kit.zip",
      "/.well-known/security.txt",
      "/service-worker.js",
    ],
  });
  for (const file of [
    ...otherFiles,
    "/index.html",
    "/telechargements/kit.zip",
    "/.well-known/security.txt",
  ]) {
    const said = all.filter((rule) => headersOf([rule], file)["Cache-Control"]);
    expect([file, said.length]).toEqual([file, 1]);
  }
  expect(all.filter(({ files }) => files.startsWith("/partage"))).toHaveLength(1);
  expect(headersOf(all, "/service-worker.js")["Cache-Control"]).toBe("no-cache");
});

test("gives no address to the page of unknown ones, and shows it for every refusal", () => {
  const withUnknown = headerRules({ pages: [{ file: "/404.html", html }], openFiles: [] });
  expect(redirectsFile(withUnknown)).not.toContain("/404");
  const configuration = nginxConfiguration(withUnknown);
  expect(configuration).toMatch(/location = \/404\.html \{\s+internal;/);
  expect(configuration).toMatch(/error_page 400 .*414 416 .* \/404\.html;/);
});

test("lets the world find what it looks for in every site", () => {
  expect(nginxConfiguration(rules)).toMatch(/location \^~ \/\.well-known\/ \{\s+try_files \$uri =404;/);
});
