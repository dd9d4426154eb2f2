// What the page and the store of the files say to each other.
import type { Schema } from "./form/fieldsOf.ts";

/** An entry as its file says it. */
export type Entry = Readonly<Record<string, unknown>>;

/** A collection, as the page shows it. */
export interface Collection {
  /** Example: `partners`. */
  readonly folder: string;
  /** In French: « partenaires du bandeau ». */
  readonly label: string;
  /** The JSON Schema of what a file holds. */
  readonly schema: Schema;
  /** One file and no folder. */
  readonly single: boolean;
  /** The field typed as paragraphs. */
  readonly body?: string | undefined;
  /** The groups that hold the entries: the banks of the questions. */
  readonly groups?: readonly string[] | undefined;
  /** A whole number puts the entries in order: the field `order`. */
  readonly ordered: boolean;
  /** The picture of an entry bears the entry's own name, in this folder of `images/`. */
  readonly ownPicture?: string | undefined;
}

export interface Listed {
  /** The file's name without its ending; `ocean-vivant/baleine` in a group. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  readonly order?: number | undefined;
}

/** What an entry says on the site. */
export interface EntryTexts {
  readonly folder: string;
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
}

export interface Stored {
  readonly value: Entry;
  /** Changes with the file; empty when there is none yet. */
  readonly version: string;
}

/** What is wrong at a place of an entry, in the words of the check. */
export interface Finding {
  readonly path: readonly PropertyKey[];
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
}

export type Saved =
  /** `value` is what its form shows by now, once it was written. */
  | { readonly status: "saved"; readonly version: string; readonly value?: Entry }
  /** The check refuses it: nothing was written. */
  | { readonly status: "refused"; readonly findings: readonly Finding[] }
  /** The file is no longer the one that was read: nothing was written. */
  | { readonly status: "changed"; readonly stored: Stored };

/** Why something could not be done, in words for the person who asked. */
export class Explained extends Error {}

/** What the page needs to know first. */
export interface Beginning {
  readonly collections: readonly Collection[];
  /** Where the site is seen as it will be; nothing when it cannot be. */
  readonly site?: string | undefined;
  /** Where the published site is, when what is saved waits to be published. */
  readonly online?: string | undefined;
}

/** Where the files are: this machine's disk, or a git host. */
export interface Store {
  begin(): Promise<Beginning>;
  entries(folder: string): Promise<readonly Listed[]>;
  /** The words of every entry, to be searched. */
  texts(): Promise<readonly EntryTexts[]>;
  read(folder: string, id: string): Promise<Stored>;
  check(folder: string, id: string, value: Entry): Promise<readonly Finding[]>;
  /** `version` is that of the file which was read; empty for a file that must not be there yet. */
  save(folder: string, id: string, value: Entry, version: string): Promise<Saved>;
  remove(folder: string, id: string, version: string): Promise<Saved>;
  /** What the check says of all the files as they are now, one line each. It takes seconds. */
  whole(): Promise<readonly string[]>;
  /** Tells the dictionary of the content that a word is right. */
  addWord(word: string): Promise<void>;
  pictures(folder: string): Promise<readonly string[]>;
  picture(folder: string, name: string): Promise<Blob>;
  /** Gives back the name under which it was kept. */
  addPicture(folder: string, name: string, file: Blob): Promise<string>;
  /** Takes away those of `pictures`, `portraits/ada`, that no file shows. */
  leavePictures(pictures: readonly string[]): Promise<void>;
  /** Brings those of `pictures` back that this store took away. */
  takePicturesBack(pictures: readonly string[]): Promise<void>;
}
