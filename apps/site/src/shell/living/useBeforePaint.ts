import { useEffect, useLayoutEffect } from "react";

/** React's layout effect; on the server, which has no layout to wait for, none. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
