// What is used of two libraries that have no types of their own.
declare module "fontkit" {
  interface Path {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  }
  interface Font {
    readonly unitsPerEm: number;
    getVariation(axes: Readonly<Record<string, number>>): Font;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: Path }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  }
  export function create(file: Uint8Array): Font;
}

declare module "wawoff2" {
  const wawoff2: { decompress(file: Uint8Array): Promise<Uint8Array> };
  export default wawoff2;
}
