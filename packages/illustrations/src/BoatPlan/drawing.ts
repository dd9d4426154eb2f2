// An IMOCA by the numbers of its class rule, twenty units to the metre: the stern at 0, the water at 0, up is negative.

/** From the stern to the bow, and from under the bulb to the masthead. */
export const profile = {
  viewBox: "-70 -604 486 740",
  sea: "M-70 3C-46-3-22-3 2 3s48 6 72 0 48-6 72 0 48 6 72 0 48-6 72 0 48 6 72 0 36-4 54 0V136H-70Z",
  hull: "M0-24C120-25 240-30 366-35L361-4C300 5 220 10 160 10 80 10 30 4 3-5Z",
  stripe: "M1-17C120-18 240-22 364-27",
  roof: "M52-24 64-39C90-43 130-42 172-31L182-28Z",
  mainsail: "M173-62C172-230 166-420 161-573L101-580C72-440 26-260 14-68 60-58 120-58 173-62Z",
  battens: "M0-140 200-132M0-220 200-210M0-300 200-288M0-384 200-368M0-466 200-446M0-540 200-516",
  wakes: ["M36-330C64-330 72-368 104-368S142-330 180-330", "M36-368C64-368 72-330 104-330S142-368 180-368"],
  sun: "M210-430a150 150 0 1 0 300 0a150 150 0 1 0-300 0Z",
  gennaker: "M400-44C335-215 245-410 163-566 186-380 196-200 188-70 260-52 330-46 400-44Z",
  fold: "M400-44C318-210 240-400 163-566 215-400 262-210 282-52 330-47 366-45 400-44Z",
  spars: "M177-30 160-584M176-60 12-67M358-34 402-43",
  stays: "M160-578 4-25M300-32 165-470M178-68 178-30",
  fins: "M166 8H187L181 80H171ZM7-3 22-1 17 40H9Z",
  bulb: "M140 84C140 79 152 78 174 78S209 81 209 84 196 90 174 90 140 89 140 84Z",
  foil: "M212-14C228 2 229 18 216 36L207 32C217 18 214 3 201-13Z",
  foilTip: "M222 24C221 29 219 32 216 36L207 32C210 28 212 25 213 21Z",
} as const;

/** The same boat from ahead. */
export const front = {
  viewBox: "-120 -604 240 740",
  sea: "M-120 3C-96-3-72-3-48 3S0 9 24 3 72-3 96 3 114 5 120 3V136H-120Z",
  sail: "M0-574C36-410 44-220 26-62L0-60Z",
  hull: "M-58.5-27C-58-8-40 9 0 10 40 9 58-8 58.5-27 40-37-40-37-58.5-27Z",
  stripe: "M-55-20C-30-28 30-28 55-20",
  spars: "M0-30V-584M0-50-56-72V-28M0-50 56-72V-28",
  stays: "M-56-72 0-440 56-72M-56-72 0-570 56-72",
  fin: "M-5 9H5L4 78H-4Z",
  bulb: "M-10 82a10 8 0 1 0 20 0a10 8 0 1 0-20 0Z",
  swing: "M-38.2 54.9A62 62 0 0 0 38.2 54.9",
  foils: "M46-12C72 2 94-8 101-46M-46-12C-72 2-94-8-101-46",
  foilTips: "M100-40 102-56M-100-40-102-56",
} as const;

/** How far the keel swings to each side, in degrees, around the foot of the hull. */
export const swings = ["rotate(38 0 6)", "rotate(-38 0 6)"] as const;

/** What can be pointed at: on which view, where its number stands, the ruler or the thread that leads to it. */
export const marks = {
  length: {
    view: "profile",
    at: [183, 112],
    ruler: "M0 112H366M0 104v16M366 104v16",
    guide: "M0 6V100M366 0V100",
  },
  beam: {
    view: "front",
    at: [0, 112],
    ruler: "M-58.5 112H58.5M-58.5 104v16M58.5 104v16",
    guide: "M-58.5-14V100M58.5-14V100",
  },
  mast: { view: "profile", at: [-38, -300], ruler: "M-38-580V0M-46-580h16M-46 0h16", guide: "M-26-580H96" },
  draught: { view: "profile", at: [-38, 46], ruler: "M-38 0V90M-46 90h16", guide: "M-26 90H134" },
  keel: { view: "front", at: [88, 80], ruler: "M40 52 74 72", guide: "" },
  sails: { view: "profile", at: [92, -196], ruler: "", guide: "" },
  foils: { view: "profile", at: [276, 62], ruler: "M222 22 264 54", guide: "" },
} as const satisfies Record<
  string,
  { view: "profile" | "front"; at: readonly [number, number]; ruler: string; guide: string }
>;
