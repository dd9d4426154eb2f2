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
  selected: { background: ink.sun, text: ink.night },
  disabled: { background: ink.sand, text: ink.slate },
  field: { background: ink.paper, text: ink.night, placeholder: ink.pebble },
};

/** Night text on a light ink. */
function light(
  page: string,
  raised: string,
  tones: { muted?: string; accent?: string; data?: string; success?: string } = {},
) {
  const text = {
    default: ink.night,
    muted: tones.muted ?? ink.night,
    accent: tones.accent ?? ink.night,
    data: tones.data ?? ink.night,
    success: tones.success ?? ink.night,
    error: tones.accent ?? ink.night,
  };
  return {
    ...common,
    surface: { page, raised },
    text,
    line: wash(ink.night, 0.22),
    border: { control: ink.night, error: text.error },
    action: { background: ink.night, text: ink.paper },
    strong: { background: ink.vermilion, text: ink.night },
    focus: { outer: ink.night, inner: ink.sun },
    wake: { track: wash(ink.night, 0.22), mark: ink.vermilion },
  } satisfies SurfaceColors;
}

/** Paper text on a dark ink. */
function dark(page: string, raised: string, tones: { muted?: string; accent?: string; data?: string } = {}) {
  const text = {
    default: ink.paper,
    muted: tones.muted ?? ink.paper,
    accent: tones.accent ?? ink.paper,
    data: tones.data ?? ink.paper,
    success: tones.data ?? ink.paper,
    error: tones.accent ?? ink.paper,
  };
  return {
    ...common,
    surface: { page, raised },
    text,
    line: wash(ink.paper, 0.28),
    border: { control: ink.paper, error: text.error },
    action: { background: ink.sun, text: ink.night },
    strong: { background: ink.vermilion, text: ink.night },
    focus: { outer: ink.paper, inner: ink.night },
    wake: { track: wash(ink.paper, 0.25), mark: ink.sun },
  } satisfies SurfaceColors;
}

const onPaper = { muted: ink.seaGrey, accent: ink.brick, success: ink.kelp };
const onNight = { muted: ink.mist, accent: ink.sun, data: ink.lagoon };

export const surfaces = {
  paper: light(ink.paper, ink.cream, { ...onPaper, data: ink.sea }),
  cream: light(ink.cream, ink.paper, onPaper),
  sun: light(ink.sun, ink.sunPale),
  sunPale: light(ink.sunPale, ink.paper),
  dawn: light(ink.dawn, ink.dawnPale),
  dawnPale: light(ink.dawnPale, ink.paper),
  lagoon: light(ink.lagoon, ink.paper),
  vermilion: {
    ...light(ink.vermilion, ink.dawn),
    strong: { background: ink.sun, text: ink.night },
    wake: { track: wash(ink.night, 0.3), mark: ink.night },
  },
  night: dark(ink.night, ink.nightPale, onNight),
  nightPale: dark(ink.nightPale, ink.night, onNight),
  sea: dark(ink.sea, ink.nightPale),
  brick: dark(ink.brick, ink.night),
  kelp: dark(ink.kelp, ink.night),
} as const satisfies Record<string, SurfaceColors>;

/** The name of an ink that can be a ground. */
export type SurfaceName = keyof typeof surfaces;

/** Where paper is dark, what is laid on it is too: a field is a hollow in the night, not a lamp. */
const unlit = {
  disabled: { background: ink.nightPale, text: ink.swell },
  field: { background: ink.abyss, text: ink.paper, placeholder: ink.mist },
};

/** The same on the paler night: what is disabled is a hollow in it. */
const unlitPale = { ...unlit, disabled: { background: ink.night, text: ink.swell } };

/**
 * The same by night. What is paper, or hardly tinted, takes an ink of the night; the inks that are loud stay loud, and so do
 * the drawings that melt into them.
 */
export const nightSurfaces: Readonly<Record<SurfaceName, SurfaceColors>> = {
  ...surfaces,
  paper: { ...dark(ink.abyss, ink.night, onNight), ...unlit },
  cream: { ...dark(ink.nightPale, ink.night, onNight), ...unlitPale },
  sunPale: {
    ...dark(ink.kelp, ink.abyss, { muted: ink.sunPale, accent: ink.sun, data: ink.sunPale }),
    ...unlit,
  },
  dawnPale: {
    ...dark(ink.plum, ink.abyss, { muted: ink.dawnPale, accent: ink.dawn, data: ink.dawnPale }),
    ...unlit,
  },
  night: { ...surfaces.night, ...unlit },
  nightPale: { ...surfaces.nightPale, ...unlitPale },
};
