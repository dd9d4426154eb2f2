import { describe, expect, it } from "vitest";
import { entryFile, freeName, pictureFile, pictureName } from "./places.ts";

describe("the file of an entry", () => {
  it("stands in the folder of its collection", () => {
    expect(entryFile({ folder: "team" }, "camille")).toBe("data/team/camille.yaml");
    expect(entryFile({ folder: "press", body: "body" }, "un-article")).toBe("data/press/un-article.md");
    expect(entryFile({ folder: "questions", grouped: true }, "ocean-vivant/baleine")).toBe(
      "data/questions/ocean-vivant/baleine.yaml",
    );
    expect(entryFile({ folder: "figures", single: true }, "figures")).toBe("data/figures.yaml");
  });

  it.each(["../identity", "a/b", "A", "", ".", "a.yaml", "a\0", "a/../../b", "é"])(
    "is never found by « %s »",
    (id) => {
      expect(entryFile({ folder: "team" }, id)).toBeUndefined();
    },
  );

  it("is that of the collection alone when there is one", () => {
    expect(entryFile({ folder: "figures", single: true }, "identity")).toBeUndefined();
  });
});

describe("a picture", () => {
  it("stands in a folder of the pictures", () => {
    expect(pictureFile("logos", "acme.png")).toBe("images/logos/acme.png");
    expect(pictureFile("logos", "../../package.json")).toBeUndefined();
    expect(pictureFile("..", "acme.png")).toBeUndefined();
    expect(pictureFile("logos", "acme.html")).toBeUndefined();
  });

  it("gets a name that an address can hold", () => {
    expect(pictureName("Goulvarec — Logo FINAL.PNG")).toBe("goulvarec-logo-final.png");
    expect(pictureName("Équipe d’été.jpeg")).toBe("equipe-d-ete.jpeg");
    expect(pictureName("Œuvre de Noël.png")).toBe("oeuvre-de-noel.png");
    expect(pictureName("///.svg")).toBe("image.svg");
  });

  it("never takes the place of another", () => {
    expect(freeName("acme.png", ["autre.svg"])).toBe("acme.png");
    expect(freeName("acme.png", ["acme.svg", "acme-2.png"])).toBe("acme-3.png");
  });
});
