// Files of the content, wherever they are: on this machine's disk, or on a git host.

/** What is asked for has no file, or a name that no file can have. */
export class Unknown extends Error {}

export interface FileText {
  /** Nothing when there is no such file. */
  readonly text: string | undefined;
  /** Tells this text from any other; empty when there is none. */
  readonly version: string;
}

/** Files, named from the folder of the content: `data/team/camille.yaml`. */
export interface Files {
  /** The files of a folder, those of its own folders included, with their texts. */
  readAll(folder: string): Promise<ReadonlyMap<string, string>>;
  read(file: string): Promise<FileText>;
  /** The new version; nothing when the file was no longer at `version`, and was left as it is. */
  replace(file: string, text: string, version: string): Promise<string | undefined>;
  remove(file: string, version: string): Promise<boolean>;
  /** The names of the files of a folder. */
  names(folder: string): Promise<readonly string[]>;
  bytes(file: string): Promise<Blob>;
  /** Whether it was added: a file that is there already is left as it is, unless it is at `version`. */
  add(file: string, content: Blob, version?: string): Promise<boolean>;
}
