import { showChosenScheme } from "@sillages/ui/behaviors";
import { use, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "./pageAt.ts";
import { PageView } from "../frame/PageView.tsx";
import { arrivedPayload, payloadOf } from "./payloads.ts";
import { useArrival } from "./useArrival.ts";
import { useClientNavigation } from "./useClientNavigation.ts";
import { useFreshPayloads } from "./useFreshPayloads.ts";
import { tellLoaded } from "../../boot/tellLoaded.ts";

/** The living site: the page of the current address, and how one moves between pages. */
export function App() {
  const path = pageAt(useLocation().pathname);
  useClientNavigation();
  useArrival();
  // Who comes by a link has not fetched the page's HTML, and what was on its way when the worker came has not come through it.
  useEffect(() => void tellLoaded(path), [path]);
  useEffect(showChosenScheme, [path]);
  // oxlint-disable-next-line react/rules-of-hooks -- the same at each render: a build has no such line
  if (import.meta.env.DEV) useFreshPayloads();
  return <PageView key={path} {...(arrivedPayload(path) ?? use(payloadOf(path)))} />;
}
