/** A little sea, which is seen on day and on night, in the place of a picture that the device does not keep. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32" viewBox="0 0 48 32" preserveAspectRatio="xMidYMid slice">
<path fill="#7f93a5" fill-opacity=".3" d="M0 0h48v32H0z"/>
<path fill="none" stroke="#7f93a5" stroke-width="1.5" d="M15 14q3-3 6 0t6 0 6 0M15 19q3-3 6 0t6 0 6 0"/>
</svg>`;

/** What stands for a picture that cannot be had. It is not kept: the picture comes as soon as it can. */
export const missingPicture = () =>
  new Response(drawing, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" } });
