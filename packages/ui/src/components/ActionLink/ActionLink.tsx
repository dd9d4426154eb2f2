import type { ReactNode } from "react";
import { cover as covering } from "../../internal/cover.css.ts";
import type { Native } from "../../internal/native.ts";
import { NewWindow } from "../../internal/NewWindow.tsx";
import * as styles from "../Button/Button.css.ts";
import { DownloadIcon } from "../Icon/Icon.tsx";

export interface ActionLinkProps extends Native<"a", "download" | "target" | "rel"> {
  /** A verb in the infinitive: « Devenir Partenaire ». */
  children: ReactNode;
  href: string;
  /**
   * One `primary` action a group; the others are `secondary`.
   * @defaultValue "primary"
   */
  variant?: keyof typeof styles.variant | undefined;
  /**
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /** Without the wake: a filled link that holds an icon, or stands in a crowd. */
  plain?: boolean | undefined;
  /** Opens a new window and says so with these words: « (nouvelle fenêtre) ». */
  newWindow?: string | undefined;
  /** Brings a file, of this format and weight: « PDF, 4 Mo ». Said between brackets: the words say neither. */
  download?: string | undefined;
  /** The whole `Card` around it is its target: the picture of a film, its play mark. */
  cover?: boolean | undefined;
  /** Marks the link of the page one is on. */
  current?: boolean | undefined;
  /** What script opens in place of following the link. */
  opens?: "dialog" | undefined;
}

/** The address of a message that `href` prepares, for who reads the link on paper; none where its `label` says it. */
function unsaidMail(href: string, label: ReactNode) {
  const mail = /^mailto:([^?]+)/u.exec(href)?.[1];
  return mail && typeof label === "string" && label.includes(mail) ? undefined : mail;
}

/** Goes somewhere, and looks like the action that it is. Inside a sentence use `Link`. */
export function ActionLink({
  children,
  href,
  variant = "primary",
  size = "regular",
  plain = variant === "secondary" || size === "small",
  newWindow,
  download,
  cover,
  current,
  opens,
  ...native
}: ActionLinkProps) {
  const hasWake = !plain && !newWindow && !download;
  return (
    <a
      aria-current={current ? "page" : undefined}
      aria-haspopup={opens}
      data-mail={unsaidMail(href, children)}
      {...native}
      href={href}
      className={[
        styles.variant[variant],
        styles.size[size],
        hasWake && styles.wake,
        download && styles.download,
        cover && covering,
      ]
        .filter(Boolean)
        .join(" ")}
      {...(newWindow && { target: "_blank", rel: "noopener" })}
      {...(download && { download: true })}
    >
      {children}
      {newWindow && <NewWindow words={newWindow} />}
      {download && (
        <>
          <DownloadIcon size={1.1} /> <span className={styles.note}>({download})</span>
        </>
      )}
    </a>
  );
}
