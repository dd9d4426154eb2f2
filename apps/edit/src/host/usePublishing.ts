import { useCallback, useEffect, useState } from "react";
import { saidOf } from "../said.ts";
import type { GitHost, Listener, News, Published } from "./gitHost.ts";

export interface PublishingProps {
  readonly host: GitHost;
  /** How many times something was saved here. */
  readonly saves: number;
  /** Keeps what was saved in a file that somebody else published otherwise. */
  readonly keep: Listener["keep"];
  /** Called when what is published has changed elsewhere. */
  readonly onNews: (news: News) => void;
}

const done: Published = { status: "published" };

/** How many files wait on the draft branch, what others publish meanwhile, and how the publishing went. */
export function usePublishing({ host, saves, keep, onNews }: PublishingProps) {
  /** How many files waited to be published, counted after so many saves. */
  const [counted, setCounted] = useState({ saves: -1, waiting: 0 });
  const [published, setPublished] = useState<Published>();
  const [news, setNews] = useState<News>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);

  const setWaiting = useCallback((waiting: number) => setCounted((before) => ({ ...before, waiting })), []);

  useEffect(() => {
    if (counted.saves === saves) return;
    host.waiting().then(
      (now) => {
        setCounted({ saves, waiting: now });
        setPublished(undefined);
      },
      (error) => setFailed(saidOf(error)),
    );
  }, [host, saves, counted.saves]);

  useEffect(() => {
    const stopListening = host.listen({
      keep,
      onNews: (told) => {
        setNews(told);
        onNews(told);
      },
    });
    const onSeen = () => {
      if (!document.hidden) void catchUp();
    };
    // Where the host cannot be reached now, it is asked again before anything is written.
    const catchUp = async () => {
      try {
        const told = await host.catchUp();
        const count = await host.waiting();
        setWaiting(count);
        if (count === 0 && told === "merged")
          setPublished((before) => (before?.status === "unknown" ? done : before));
      } catch {}
    };
    // Conflicts that stood when this person signed in.
    void catchUp();
    document.addEventListener("visibilitychange", onSeen);
    addEventListener("online", onSeen);
    return () => {
      stopListening();
      document.removeEventListener("visibilitychange", onSeen);
      removeEventListener("online", onSeen);
    };
  }, [host, keep, onNews, setWaiting]);

  async function publish() {
    setBusy(true);
    setFailed(undefined);
    setNews(undefined);
    try {
      const now = await host.publish();
      // The answer to the first try was lost, and nothing waits any more: it had gone through.
      setPublished(now.status === "nothing" && published?.status === "unknown" ? done : now);
      if (now.status === "published" || now.status === "nothing") setWaiting(0);
      // Another tab may have written meanwhile. Without an answer of the host, what was said stays.
      if (now.status !== "unknown") await host.waiting().then(setWaiting, () => undefined);
    } catch (error) {
      setFailed(saidOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { waiting: counted.waiting, published, news, failed, busy, publish };
}
