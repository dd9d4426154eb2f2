"use client";

import { callUnder, ChartMarks, type Frame } from "@sillages/illustrations";
import { createContext, type MouseEvent, type ReactNode, use } from "react";
import type { GamePort } from "./portBank.ts";

/** What is marked on the charts. */
export const Marked = createContext<{ chosen?: GamePort | undefined; right?: GamePort | undefined }>({});

/** The marks of the game on one chart; a port of the other one is not there. */
export function PortMarks({ frame }: { frame: Frame }) {
  const { chosen, right } = use(Marked);
  const on = (port: GamePort | undefined) => (port?.frame === frame ? port.position : undefined);
  return <ChartMarks frame={frame} chosen={on(chosen)} right={on(right)} />;
}

interface PortChartProps {
  bank: readonly GamePort[];
  /** Called with the port that is pressed. */
  onChoose: (port: GamePort) => void;
  /** A chart under `PortMarks`. */
  children: ReactNode;
}

/** A chart that answers a press near one of its ports. */
export function PortChart({ bank, children, onChoose }: PortChartProps) {
  const onClickCapture = (event: MouseEvent) => {
    const port = callUnder(event.nativeEvent, bank);
    if (port) onChoose(port);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list beside it answers the keyboard
    <div onClickCapture={onClickCapture}>{children}</div>
  );
}
