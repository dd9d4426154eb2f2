import { inks } from "../images/inks.ts";

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
