// The headers and redirections, for nginx.
import { addressesOf, canonicalAddress, movedAddresses } from "./addresses.ts";
import { contentTypes, textTypes } from "./contentTypes.ts";
import { hasAddress, type HeaderRule, pageFolders, patternOf } from "./headers.ts";

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const variableOf = (header: string) => `$sillages_${header.toLowerCase().replaceAll("-", "_")}`;

/** The header `name` for nginx: the map from the file to its value when it varies, and the line that sends it. */
function nginxHeader(name: string, rules: readonly HeaderRule[]): { map: string; line: string } {
  // The first that applies is sent: what takes a header away stands before.
  const none = rules.flatMap(({ files, without }) => (without?.includes(name) ? [{ files, value: "" }] : []));
  const said = rules.flatMap(({ files, headers }) =>
    headers[name] ? [{ files, value: headers[name] }] : [],
  );
  const values = [...none, ...said];
  const [first] = values;
  const isConstant = values.length === 1 && first?.files === "/*";
  const value = isConstant ? quoted(first.value) : variableOf(name);
  // Expressions, since plain names beyond 60 signs ask for a setting.
  const cases = values.map((rule) => `  ~${patternOf(rule)} ${quoted(rule.value)};\n`).join("");
  return {
    // Without a case the value is empty, and nginx sends no header. Pages are reached by internal redirections: « volatile ».
    map: isConstant ? "" : `map $sillages_sent ${value} {\n  volatile;\n${cases}}\n\n`,
    line: `  add_header ${name} ${value} always;\n`,
  };
}

/** For nginx: which address a page is asked under, and where to send who asks under another, however it is written. */
function nginxRedirects(rules: readonly HeaderRule[]): string {
  const cases = rules
    .filter(hasAddress)
    .flatMap(({ files }) =>
      addressesOf(files).map((address) => `  ${address} ${canonicalAddress(files)};\n`),
    );
  const gone = Object.entries(movedAddresses).map(([from, to]) => `  ${from} ${to};\n`);
  const inFolders = pageFolders.map(
    (folder, at) => `  "~^(?<page${at}>${folder}[a-z0-9-]+)(?:\\.html|/)?$" $page${at};\n`,
  );
  return `map $uri $sillages_page {
${[...cases, ...gone, ...inFolders].join("")}}

map $request_uri $sillages_asked {
  ~^(?<path>[^?]*) $path;
}

map "$sillages_page $sillages_asked" $sillages_redirect {
  "~^(?<page>\\S+) \\k<page>$" "";
  "~^(?<page>\\S+) " $page;
}

# A redirection says what is said with every file, and nothing of the page that it leads to.
map $sillages_redirect $sillages_sent {
  volatile;
  "" $uri;
  default /;
}

`;
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
  const compressed = textTypes.filter((type) => type !== "text/html").join(" ");
  return `# Written by the build; docs/deploiement.md says where it goes.
${headers.map(({ map }) => map).join("")}${nginxRedirects(rules)}server {
  # What is yours: listen, server_name, certificate, root.
  include sillages.server.conf;

  default_type application/octet-stream;
  types {
${types.join("")}  }
  charset utf-8;
  charset_types ${compressed};

  # The build has compressed its text; with the module of brotli, add « brotli_static on; » to sillages.server.conf.
  gzip_static on;
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${compressed};

  # Who sends or takes a few bytes now and then leaves their place to the others.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 20s;
  keepalive_timeout 30s;
  reset_timedout_connection on;

  server_tokens off;
${headers.map(({ line }) => line).join("")}
  # A page has one address: without extension or final slash.
  if ($sillages_redirect) {
    return 308 $sillages_redirect$is_args$args;
  }
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  # What is written for hosts stays with them, but what the world looks for in every site: certificates, security.txt.
  location ^~ /.well-known/ {
    try_files $uri =404;
  }
  location ~ /[._] {
    return 404;
  }
  # The page of unknown addresses has none, and speaks for every refusal: nginx's own pages say no policy.
  location = /404 {
    return 404;
  }
  location = /404.html {
    internal;
  }
  error_page 400 403 404 405 413 414 416 431 494 /404.html;
}
`;
}
