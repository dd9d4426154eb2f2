/** A file that visitors keep, as the build wrote it. */
export interface Download {
  /** From the site's root: it does not change with a build. */
  readonly path: string;
  readonly bytes: number;
}

/** The press kit, which the build packs before it writes the pages. */
export interface PackedKit extends Download {
  readonly files: number;
  /** SHA-256, in hexadecimal: whoever keeps the kit can tell that it came whole. */
  readonly checksum: string;
}

let kit: PackedKit | undefined;
let logos: readonly Download[] = [];

/** The pre-render says what it has packed before it writes the pages that show it. */
export function setDownloads(packed: { kit: PackedKit; logos: readonly Download[] }): void {
  ({ kit, logos } = packed);
}

/** Nothing as long as nothing is packed: in development, in Storybook. */
export const pressKitFile = () => kit;

/** The logos, in each of their formats. */
export const logoFiles = () => logos;
