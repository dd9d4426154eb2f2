import type { ReactNode } from "react";
import { cover as covering } from "../../internal/cover.css.ts";
import type { Native } from "../../internal/native.ts";
import { glued } from "../../internal/NewWindow.css.ts";
import { NewWindow } from "../../internal/NewWindow.tsx";
import { DownloadIcon } from "../Icon/Icon.tsx";
import * as styles from "./Link.css.ts";

export interface LinkProps extends Native<"a", "download" | "target" | "rel"> {
  children: ReactNode;
  href: string;
  /**
   * `standalone` is by itself and a full target; `inline` lives in a sentence; `listed` is one of a list, as high as a finger.
   * @defaultValue "inline"
   */
  variant?: keyof typeof styles.variant | undefined;
  /** Opens a new window and says so with these words: « (nouvelle fenêtre) ». */
  newWindow?: string | undefined;
  /** Brings a file, of this format and weight: « PDF, 4 Mo ». Said between brackets: the words say neither. */
  download?: string | undefined;
  /** The name that the file is kept under; without it, that of its address. */
  fileName?: string | undefined;
  /** Read in place of the words, which it begins with: where several links say the same to the eye. */
  "aria-label"?: string | undefined;
  /** The whole `Card` around it is its target. */
  cover?: boolean | undefined;
  /** Marks the link of the page one is on. */
  current?: boolean | undefined;
  /** What script opens in place of following the link. */
  opens?: "dialog" | undefined;
}

/** A longer word may have to be cut: nothing holds to it. */
const LONGEST_HELD = 20;

/** The last word of a link, to which its arrow holds. */
function lastWordOf(children: ReactNode): string {
  const word = typeof children === "string" ? children.slice(children.lastIndexOf(" ") + 1) : "";
  return word.length > LONGEST_HELD ? "" : word;
}

/** The line under a link stops at a drawing: the arrow stands at its end, and holds to the last word. */
function Weight({ words }: { words: string }) {
  const last = lastWordOf(words);
  return (
    <span className={styles.note}>
      {words.slice(0, words.length - last.length)}
      <span className={glued}>
        {last}
        <span className={styles.arrow}>
          <DownloadIcon size={1} />
        </span>
      </span>
    </span>
  );
}

/** An underlined link. For the main action of a group use `ActionLink`. */
export function Link({
  children,
  href,
  variant = "inline",
  newWindow,
  download,
  fileName,
  cover,
  current,
  opens,
  ...native
}: LinkProps) {
  const lastWord = newWindow ? lastWordOf(children) : "";
  const isOneWord = lastWord !== "" && lastWord === children;
  const held = isOneWord ? "" : lastWord;
  const words = held && typeof children === "string" ? children.slice(0, -held.length) : children;
  // One text with its space: alone before a bracket, Chromium leaves a space out of the name.
  const isSpaced = download && typeof words === "string";
  return (
    <a
      aria-current={current ? "page" : undefined}
      aria-haspopup={opens}
      {...native}
      href={href}
      className={[styles.variant[variant], isOneWord && glued, cover && covering].filter(Boolean).join(" ")}
      {...(newWindow && { target: "_blank", rel: "noopener" })}
      {...(download && { download: fileName ?? true })}
    >
      {isSpaced ? `${words} ` : words}
      {newWindow && <NewWindow words={newWindow} after={held} />}
      {download && (
        <>
          {!isSpaced && " "}
          <Weight words={`(${download})`} />
        </>
      )}
    </a>
  );
}
