/** What is written in `html` that a browser obeys: the texts of its scripts and of its styles. Data blocks are not obeyed. */
export function stringsOf(html: string): { scripts: string[]; styles: string[] } {
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
  return {
    scripts: texts(/<script(?![^>]*\s(?:src=|type="(?!module")))[^>]*>(.*?)<\/script>/gs),
    styles: texts(/<style[^>]*>(.*?)<\/style>/gs),
  };
}
