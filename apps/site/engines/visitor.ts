/** What a client of an engine must know to do: all that the journeys ask of it. */
export interface Visitor {
  goto(address: string): Promise<void>;
  /** Runs `ask` in the page. It travels as text: what it needs is given to it. */
  evaluate<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** Presses the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  reload(): Promise<void>;
  /** The page on sheets of A4, as a PDF; absent where the driver prints nothing. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = "ArrowRight" | "Enter" | "Escape" | "Tab";

export interface Size {
  width: number;
  height: number;
}

/** An engine that was started: each visitor comes to it with nothing kept. */
export interface Browser {
  visit(size: Size): Promise<Visitor>;
  close(): Promise<void>;
}

export interface StartOptions {
  script: boolean;
  /** Without it, who reads has asked for less motion. */
  moves?: boolean;
}

export interface Engine {
  start(options: StartOptions): Promise<Browser>;
}
