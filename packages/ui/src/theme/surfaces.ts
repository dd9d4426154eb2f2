// What a colour is for, on each ink that can be a ground. Every pair is proved AA by contrast.test.ts.
import { ink, wash } from "./primitives.ts";

/** The colours that a component may ask for. Each surface gives every one of them. */
export interface SurfaceColors {
  /** The ground itself, and a panel raised on it: filters, hovered card. */
  surface: { page: string; raised: string };
  text: { default: string; muted: string; accent: string; data: string; success: string; error: string };
  /** Decorative rule; never the only limit of a control. */
  line: string;
  border: { control: string; error: string };
  /** The one full action of a group. */
  action: { background: string; text: string };
  /** The loudest action of a page. */
  strong: { background: string; text: string };
  selected: { background: string; text: string };
  disabled: { background: string; text: string };
  field: { background: string; text: string; placeholder: string };
  focus: { outer: string; inner: string };
  /** The two wakes: the way left to go, and the way gone. */
  wake: { track: string; mark: string };
}

const common = {
  selected: { background: ink.soleil, text: ink.nuit },
  disabled: { background: ink.sable, text: ink.ardoise },
  field: { background: ink.papier, text: ink.nuit, placeholder: ink.galet },
};

/** Night text on a light ink. */
function light(
  page: string,
  raised: string,
  tones: { muted?: string; accent?: string; data?: string; success?: string } = {},
) {
  const text = {
    default: ink.nuit,
    muted: tones.muted ?? ink.nuit,
    accent: tones.accent ?? ink.nuit,
    data: tones.data ?? ink.nuit,
    success: tones.success ?? ink.nuit,
    error: tones.accent ?? ink.nuit,
  };
  return {
    ...common,
    surface: { page, raised },
    text,
    line: wash(ink.nuit, 0.22),
    border: { control: ink.nuit, error: text.error },
    action: { background: ink.nuit, text: ink.papier },
    strong: { background: ink.vermillon, text: ink.nuit },
    focus: { outer: ink.nuit, inner: ink.soleil },
    wake: { track: wash(ink.nuit, 0.22), mark: ink.vermillon },
  } satisfies SurfaceColors;
}

/** Paper text on a dark ink. */
function dark(page: string, raised: string, tones: { muted?: string; accent?: string; data?: string } = {}) {
  const text = {
    default: ink.papier,
    muted: tones.muted ?? ink.papier,
    accent: tones.accent ?? ink.papier,
    data: tones.data ?? ink.papier,
    success: tones.data ?? ink.papier,
    error: tones.accent ?? ink.papier,
  };
  return {
    ...common,
    surface: { page, raised },
    text,
    line: wash(ink.papier, 0.28),
    border: { control: ink.papier, error: text.error },
    action: { background: ink.soleil, text: ink.nuit },
    strong: { background: ink.vermillon, text: ink.nuit },
    focus: { outer: ink.papier, inner: ink.nuit },
    wake: { track: wash(ink.papier, 0.25), mark: ink.soleil },
  } satisfies SurfaceColors;
}

const onPaper = { muted: ink.grisDeMer, accent: ink.brique, success: ink.algue };
const onNight = { muted: ink.brume, accent: ink.soleil, data: ink.lagon };

export const surfaces = {
  papier: light(ink.papier, ink.papier2, { ...onPaper, data: ink.iroise }),
  papier2: light(ink.papier2, ink.papier, onPaper),
  soleil: light(ink.soleil, ink.soleil2),
  soleil2: light(ink.soleil2, ink.papier),
  aube: light(ink.aube, ink.aube2),
  aube2: light(ink.aube2, ink.papier),
  lagon: light(ink.lagon, ink.papier),
  vermillon: {
    ...light(ink.vermillon, ink.aube),
    strong: { background: ink.soleil, text: ink.nuit },
    wake: { track: wash(ink.nuit, 0.3), mark: ink.nuit },
  },
  nuit: dark(ink.nuit, ink.nuit2, onNight),
  nuit2: dark(ink.nuit2, ink.nuit, onNight),
  iroise: dark(ink.iroise, ink.nuit2),
  brique: dark(ink.brique, ink.nuit),
  algue: dark(ink.algue, ink.nuit),
} as const satisfies Record<string, SurfaceColors>;

/** The name of an ink that can be a ground. */
export type SurfaceName = keyof typeof surfaces;
