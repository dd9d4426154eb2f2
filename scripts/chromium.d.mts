/** The browser's path; ends the process where none can be had. */
export function ensureChromium(): Promise<string>;
/** Whether pictures drawn by the browser at `path` can be compared with the references. */
export function drawsReferences(path: string): boolean;
/** With `shell`, the engine without a window will do, where the machine has it. */
export function launchOptions(options?: {
  shell?: boolean;
}): Promise<{ executablePath: string; args: string[] }>;
