const seeGuide = "(CONTRIBUTING.md, A page)";

/** What React says of a still module that does what only a living part may, and what to do about it. */
const advice: readonly (readonly [said: RegExp, todo: string])[] = [
  [
    /\b(?:use[A-Z]\w*|createContext)\)? is not a function/,
    `A still page has no state: what lives is a module that says "use client", in a Living ${seeGuide}`,
  ],
  [
    /^(?:Event handlers|Functions) cannot be passed/,
    `A function stays in the module that uses it: give the living part data, and let it write its handlers, in a module that says "use client" ${seeGuide}`,
  ],
  [
    /client reference export|dot into a client module/,
    `Of a module that says "use client", a still page draws the components and reads nothing else: move the rest to a module of its own ${seeGuide}`,
  ],
];

/** `error`, met while the page at `path` was rendered: says which page, and what to do where React does not. */
function explained(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error;
  const todo = advice.find(([said]) => said.test(error.message))?.[1];
  error.message = [`${path}: ${error.message}`, ...(todo ? [`${todo}.`] : [])].join("\n");
  return error;
}

/**
 * What `render` makes of the page at `path`, unless something in it tells `onError` that it failed.
 *
 * @throws the first failure, explained: React would write the page without the part, and tell the browser.
 */
export async function withoutFailure<Made>(
  path: string,
  render: (onError: (error: unknown) => void) => Promise<Made>,
): Promise<Made> {
  const failures: unknown[] = [];
  try {
    const made = await render((error) => void failures.push(error));
    if (failures.length === 0) return made;
  } catch (error) {
    failures.push(error);
  }
  throw explained(failures[0], path);
}
