// Writes what the hosts of the built site need to know, its headers and its redirections, for those that read `_headers` and
// `_redirects`, for Apache and for nginx; and its text compressed, for those that send it as they find it.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { filePaths } from "@sillages/content";
import { adminPage, dist, readFiles, readPages } from "../built/dist.ts";
import { adminRules } from "./adminRules.ts";
import { apacheConfiguration } from "./apache.ts";
import { compressFiles } from "./compressFiles.ts";
import { headersFile, redirectsFile } from "./headersFile.ts";
import { headerRules } from "./headers.ts";
import { nginxConfiguration } from "./nginx.ts";
import { hostFolder } from "./rules.ts";

const rules = [
  ...headerRules({
    pages: readPages(),
    openFiles: filePaths,
    otherFiles: readFiles(),
    newsletter: process.env["VITE_NEWSLETTER_ENDPOINT"],
  }),
  ...(existsSync(dist + adminPage.slice(1)) ? adminRules : []),
];

mkdirSync(hostFolder, { recursive: true });
writeFileSync(`${hostFolder}headers.json`, `${JSON.stringify(rules, null, 2)}\n`);
writeFileSync(`${hostFolder}nginx.conf`, nginxConfiguration(rules));
writeFileSync(`${dist}_headers`, headersFile(rules));
writeFileSync(`${dist}_redirects`, redirectsFile(rules));
writeFileSync(`${dist}.htaccess`, apacheConfiguration(rules));
await compressFiles(dist, readFiles());
