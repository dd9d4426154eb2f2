/** Something that somebody else does to a page before it wakes. */
interface Change {
  what: string;
  /** Done when the HTML has been read, as an extension, a translator or a proxy does. */
  make: () => void;
  /** What it has changed in the words, of which either form may stand. */
  words?: (line: string) => string;
}

export const changes: readonly Change[] = [
  {
    what: "an element in main",
    make: () => document.querySelector("main")?.prepend(document.createElement("extension-mark")),
  },
  {
    what: "a span in the header",
    make: () => document.querySelector("header")?.append(document.createElement("span")),
  },
  {
    what: "another word in the navigation",
    make: () => {
      const link = document.querySelector('header nav a[href="/presse"]');
      if (link) link.textContent = "Prensa";
    },
    words: (line) => line.replaceAll("Prensa", "Presse"),
  },
  {
    what: "every text in a font element",
    make: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, svg, select, textarea"))
          continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    },
  },
  {
    what: "mail addresses hidden",
    make: () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        link.href = "/cdn-cgi/l/email-protection#4520";
        if (link.textContent?.includes("@")) {
          const mark = Object.assign(document.createElement("span"), { className: "__cf_email__" });
          mark.textContent = link.textContent;
          link.replaceChildren(mark);
        }
      }
    },
  },
  {
    what: "attributes on html and body",
    make: () => {
      document.documentElement.setAttribute("data-extension", "");
      document.documentElement.classList.add("translated-ltr");
      document.body.setAttribute("cz-shortcut-listen", "true");
      for (const element of document.querySelectorAll("input, main, h1"))
        element.setAttribute("data-gramm", "false");
    },
  },
  {
    what: "an element at the end of the body",
    make: () => document.body.append(document.createElement("extension-panel")),
  },
  {
    what: "comments everywhere",
    make: () => {
      for (const element of document.querySelectorAll("body, body *:not(script, style, svg *)"))
        element.prepend(new Comment("x"));
    },
  },
  {
    what: "an element that is taken away",
    make: () => document.querySelector("main p")?.remove(),
  },
  {
    what: "spaces between elements",
    make: () => {
      for (const element of document.querySelectorAll("main *:not(svg, svg *)")) element.before("\n  ");
    },
  },
  {
    what: "other classes",
    make: () => {
      for (const element of document.querySelectorAll("main section, h1, h2, header"))
        element.classList.add("dark");
    },
  },
  {
    what: "styles by script",
    make: () => {
      document.head.append(
        Object.assign(document.createElement("style"), { textContent: "p { color: red }" }),
      );
      for (const element of document.querySelectorAll<HTMLElement>("main p, h1, h2, a")) {
        element.style.setProperty("color", "black");
        element.dataset["darkreaderInlineColor"] = "";
      }
    },
  },
  {
    what: "sections in other elements",
    make: () => {
      for (const section of document.querySelectorAll("main section, main li, header nav")) {
        const wrapper = document.createElement("reader-block");
        section.replaceWith(wrapper);
        wrapper.append(section);
      }
    },
  },
  {
    what: "attributes that are taken away",
    make: () => {
      // What the page of unknown addresses says by its own script goes with the name of its line.
      const elements = "main *:not(svg, svg *, #adresse), header *:not(svg, svg *)";
      for (const element of document.querySelectorAll(elements)) {
        for (const name of [
          "id",
          "class",
          "aria-labelledby",
          "aria-expanded",
          "aria-controls",
          "data-living",
        ])
          element.removeAttribute(name);
      }
    },
  },
];
