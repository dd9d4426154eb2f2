// Invented houses, drawn for the stories.
import cormoretUrl from "./pictures/cormoret.svg";
import halebasUrl from "./pictures/halebas.svg";
import halebasLightUrl from "./pictures/halebas-papier.svg";
import longStripUrl from "./pictures/long-strip.svg";
import passeluneUrl from "./pictures/passelune.svg";
import stripUrl from "./pictures/strip.svg";
import vireloinUrl from "./pictures/vireloin.svg";

export const logos = [
  { name: "Halebas", href: "https://halebas.example", src: halebasUrl, width: 211, height: 64 },
  { name: "Passelune", href: "https://passelune.example", src: passeluneUrl, width: 307, height: 64 },
  { name: "Cormoret", href: "https://cormoret.example", src: cormoretUrl, width: 252, height: 64 },
  { name: "Vireloin", href: "https://vireloin.example", src: vireloinUrl, width: 240, height: 64 },
];

/** The first, in an ink for dark grounds. */
export const lightLogo = { name: "Halebas", src: halebasLightUrl, width: 211, height: 64 };

/** All of them in a row, as a `LogoStrip` asks. */
export const strip = { src: stripUrl, width: 1266, height: 64 };

/** The same, five times over. */
export const longStrip = { src: longStripUrl, width: 6330, height: 64 };
