/**
 * What the browser's own interface shows of the site. In the HTML only: React leaves alone what it finds in a head. The icon
 * stands there itself, in the words of the header's emblem: a request less, and hardly a byte more.
 */
export function Marks() {
  return (
    <>
      <meta name="theme-color" content="#fbf4e6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#06152a" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={import.meta.env.FAVICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
