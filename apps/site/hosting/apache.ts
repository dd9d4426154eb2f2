// The headers and redirections, for Apache and the hosts that read `.htaccess` as it does: what most associations rent.
import { movedAddresses } from "./addresses.ts";
import { contentTypes, isText, textTypes } from "./contentTypes.ts";
import { type HeaderRule, patternOf } from "./headers.ts";

/** In the value of a header, Apache gives « % » a meaning of its own. */
const quoted = (text: string) => `"${text.replaceAll("%", "%%").replaceAll('"', '\\"')}"`;

/** What is sent with the files of a rule, which a variable marks; a rule for every file needs none. */
function headerLines(rule: HeaderRule): string {
  const { files, headers, without = [] } = rule;
  const mark = `sillages${files.replaceAll(/[^a-z0-9]+/g, "_")}`;
  const where = files === "/*" ? "" : ` env=${mark}`;
  return [
    ...(where ? [`SetEnvIf Request_URI "${patternOf(rule)}" ${mark}`] : []),
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}${where}`),
    ...without.map((name) => `Header always unset ${name}${where}`),
    "",
  ].join("\n");
}

const types = Object.entries(contentTypes).map(([extension, type]) =>
  [`AddType ${type} ${extension}`, ...(isText(type) ? [`AddCharset utf-8 ${extension}`] : [])].join("\n"),
);

/** The host's own compression, not the files that the build compressed: hosts that know half of Apache would send these as they are. */
const compression = (module: string, filter: string) =>
  `<IfModule ${module}>\nAddOutputFilterByType ${filter} ${textTypes.join(" ")}\n</IfModule>`;

const moved = Object.entries(movedAddresses).map(
  ([from, to]) => `RewriteRule ^${from.slice(1).replaceAll(".", "\\.")}$ ${to} [R=301,L]`,
);

/** An `.htaccess` for the root of the site. A host that does not let it say these things answers with an error, and never half of them. */
export function apacheConfiguration(rules: readonly HeaderRule[]): string {
  return `# Written by the build; docs/deploiement.md says for whom.
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
DirectorySlash Off
# What has not changed is known by its date: a compressed answer has another tag than its file.
FileETag None

${types.join("\n")}
${compression("brotli_module", "BROTLI_COMPRESS")}
${compression("deflate_module", "DEFLATE")}

${rules.map(headerLines).join("\n")}
RewriteEngine On
RewriteOptions AllowNoSlash
# What is written for hosts stays with them, but what the world looks for in every site: certificates, security.txt.
RewriteRule (?:^|/)(?:_|\\.(?!well-known/)) - [R=404,L]
# The page of unknown addresses has none.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404(?:\\.html|/)?$ - [R=404,L]
${moved.join("\n")}
# A page has one address, however it is asked: without extension or final slash, but printed documents keep their extension.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index\\.html$ / [R=301,L]
RewriteRule ^$ /index.html [L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(documents/[^/]+?)/?$ /$1.html [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteCond "$1 %{THE_REQUEST}" "!^(\\S+) \\S+ /\\1[?\\s]"
RewriteRule ^(?!documents/)(.+?)(?:\\.html|/)?$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(?!documents/)(.+)$ /$1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;
}
