// The headers, written the way each host reads them.
import type { HeaderRule } from "./headers.ts";
import { contentTypes, isText } from "./contentTypes.ts";

/** The addresses under which hosts answer with `file`: a page is asked for with and without its extension or final slash. */
function addressesOf(file: string): string[] {
  if (!file.endsWith(".html")) return [file];
  const path = file.replace(/(?:index)?\.html$/, "");
  return path === "/" ? ["/", file] : [path, `${path}/`, file];
}

const lines = (rule: HeaderRule) =>
  Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);

/** A `_headers` file, which Netlify and Cloudflare Pages read. The latter stops at 100 rules and 2 000 signs a line. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap((rule) =>
    addressesOf(rule.files).map((address) => [address, ...lines(rule)].join("\n")),
  );
  const longest = Math.max(...blocks.flatMap((block) => block.split("\n").map((line) => line.length)));
  if (blocks.length > 100 || longest > 2000) {
    throw new Error(
      `_headers has ${blocks.length} rules and a line of ${longest} signs: hosts stop at 100 and 2000.`,
    );
  }
  return `${blocks.join("\n\n")}\n`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A file or a folder as a pattern of nginx's `map`: an expression, since plain names beyond 60 signs ask for a setting. */
function pattern(files: string): string {
  const path = files.replaceAll(".", "\\.");
  return path.endsWith("*") ? `~^${path.slice(0, -1)}` : `~^${path}$`;
}

const variableOf = (header: string) => `$sillages_${header.toLowerCase().replaceAll("-", "_")}`;

/** The header `name` for nginx: the map from the file to its value when it varies, and the line that sends it. */
function nginxHeader(name: string, rules: readonly HeaderRule[]): { map: string; line: string } {
  const values = rules.flatMap(({ files, headers }) =>
    headers[name] ? [{ files, value: headers[name] }] : [],
  );
  const [first] = values;
  const isConstant = values.length === 1 && first?.files === "/*";
  const value = isConstant ? quoted(first.value) : variableOf(name);
  const cases = values.map((rule) => `  ${pattern(rule.files)} ${quoted(rule.value)};\n`).join("");
  return {
    // Without a case the value is empty, and nginx sends no header. Pages are reached by internal redirections: « volatile ».
    map: isConstant ? "" : `map $uri ${value} {\n  volatile;\n${cases}}\n\n`,
    line: `  add_header ${name} ${value} always;\n`,
  };
}

/**
 * An nginx configuration to include in the `http` block. Headers are added once, for the whole server: one that is added in a
 * `location` would drop all the others.
 */
export function nginxConfiguration(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const headers = names.map((name) => nginxHeader(name, rules));
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `    ${type} ${extension.slice(1)};\n`,
  );
  // nginx compresses HTML without being told, and warns when it is told.
  const textTypes = [...new Set(Object.values(contentTypes).filter(isText))].filter(
    (type) => type !== "text/html",
  );
  return `# Written by the build; docs/deploiement.md says where it goes.
${headers.map(({ map }) => map).join("")}server {
  # What is yours: listen, server_name, certificate, root.
  include sillages.server.conf;

  default_type application/octet-stream;
  types {
${types.join("")}  }
  charset utf-8;
  charset_types ${textTypes.join(" ")};

  gzip on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${textTypes.join(" ")};

  server_tokens off;
${headers.map(({ line }) => line).join("")}
  # The extension of a page is never shown; a final slash changes nothing.
  rewrite ^(/.+)/$ $1 last;
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  # What is written for hosts stays with them.
  location ~ /[._] {
    return 404;
  }
  error_page 404 /404.html;
}
`;
}
