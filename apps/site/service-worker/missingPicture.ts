/** A small sea, legible on light and dark grounds. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32" viewBox="0 0 48 32" preserveAspectRatio="xMidYMid slice">
<path fill="#7f93a5" fill-opacity=".3" d="M0 0h48v32H0z"/>
<path fill="none" stroke="#7f93a5" stroke-width="1.5" d="M15 14q3-3 6 0t6 0 6 0M15 19q3-3 6 0t6 0 6 0"/>
</svg>`;

/** The answer for a picture that is neither cached nor reachable. It is never cached itself, so that the picture can replace it. */
export const missingPicture = () =>
  new Response(drawing, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" } });
