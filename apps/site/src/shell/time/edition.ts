let edition = "";

/** The instant of the build, said before its pages are rendered. */
export function setEdition(builtAt: string): void {
  edition = builtAt;
}

/** The instant of the edition that is being rendered. */
export const editionDate = () => new Date(edition === "" ? 0 : edition);
