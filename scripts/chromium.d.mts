/** The browser's path; ends the process where none can be had. */
export function ensureChromium(): Promise<string>;
/** Whether pictures drawn by the browser at `path` can be compared with the references. */
export function drawsReferences(path: string): boolean;
export function launchOptions(): Promise<{ executablePath: string; args: string[] }>;
