import { inks } from "../images/inks.ts";

/** The addresses that search engines may know, one for each page. */
export function sitemap(site: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${site}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

export function robots(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** What a phone shows when the site is put on its home screen. */
export function webManifest({ name, description }: { name: string; description: string }): string {
  const manifest = {
    name,
    short_name: name,
    description,
    lang: "fr",
    start_url: "/",
    display: "browser",
    background_color: inks.paper,
    theme_color: inks.night,
    icons: [
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
