/** What each kind of file of the build is. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".txt": "text/plain",
  ".css": "text/css",
  ".js": "text/javascript",
  ".ics": "text/calendar",
  ".csv": "text/csv",
  ".json": "application/json",
  ".geojson": "application/geo+json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".atom": "application/atom+xml",
  ".gpx": "application/gpx+xml",
  ".rsc": "text/x-component",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
};

/** Whether a file of `type` is text: it has a charset, and compressing it is worth it. */
export function isText(type: string): boolean {
  return /^text\/|json$|xml$/.test(type);
}

/** The types of text, each once. */
export const textTypes = [...new Set(Object.values(contentTypes).filter(isText))];
