import { posix } from "node:path";

/** Files that hosts do not publish begin with a dot or an underscore; `.well-known` is the public exception. */
const isHidden = (segment: string) => /^[._]/.test(segment) && segment !== ".well-known";

/**
 * What a path of the site is never made of, and Windows would read otherwise than as a name: its separator, its drives and streams,
 * the ends that it drops, its devices.
 *
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const isOfWindows = (segment: string) =>
  /[\\:*?"<>|\p{Cc}]|[. ]$/u.test(segment) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment);

/**
 * The path that a request asks for, from the folder that is served; nothing when it is no path of a site, or one that hosts keep to
 * themselves. Whatever the system, it leads nowhere else.
 *
 * @param url - As the request writes it, from its first « / ».
 */
export function pathOf(url: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(new URL(`http://site${url}`).pathname));
    return path.split("/").some((segment) => isHidden(segment) || isOfWindows(segment)) ? undefined : path;
  } catch {
    return undefined;
  }
}
