import { Explained, type Store } from "../api.ts";
import { words } from "../words.ts";

/** The server does not know this page: its key is missing or wrong. */
export class WrongKey extends Error {}

/** The files of this machine, through the editor's server. */
export function localStore(key: string): Store {
  const headers = { "X-Edit-Key": key };

  async function post(path: string, body?: BodyInit): Promise<Response> {
    const response = await fetch(`/api/${path}`, { method: "POST", headers, ...(body && { body }) }).catch(
      () => undefined,
    );
    if (!response || response.status >= 500) throw new Explained(words.stopped);
    if (response.status === 403) throw new WrongKey();
    if (response.status === 422) throw new Explained(await response.text());
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }

  async function call<Answer>(method: string, given: object = {}): Promise<Answer> {
    const response = await post(method, JSON.stringify(given));
    return (await response.json()) as Answer;
  }

  return {
    begin: () => call("begin"),
    entries: (folder) => call("entries", { folder }),
    texts: () => call("texts"),
    read: (folder, id) => call("read", { folder, id }),
    check: (folder, id, value) => call("check", { folder, id, value }),
    save: (folder, id, value, version) => call("save", { folder, id, value, version }),
    remove: (folder, id, version) => call("remove", { folder, id, version }),
    whole: () => call("whole"),
    addWord: (word) => call("addWord", { word }),
    pictures: (folder) => call("pictures", { folder }),
    async picture(folder, name) {
      const response = await post(`picture?${new URLSearchParams({ folder, name }).toString()}`);
      return response.blob();
    },
    async addPicture(folder, name, file) {
      const response = await post(`addPicture?${new URLSearchParams({ folder, name }).toString()}`, file);
      return (await response.json()) as string;
    },
    leavePictures: (pictures) => call("leavePictures", { pictures }),
    takePicturesBack: (pictures) => call("takePicturesBack", { pictures }),
  };
}

/** The key comes once in the address, which then forgets it; this browser keeps it for the next time. */
export function takeKey(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("cle");
  if (given) {
    localStorage.setItem("cle", given);
    history.replaceState(null, "", "#/");
  }
  return localStorage.getItem("cle") ?? "";
}
