/** The addresses that search engines may know, one for each page. */
export function sitemap(site: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${site}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

export function robots(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;
}
