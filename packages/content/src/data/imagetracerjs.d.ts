declare module "imagetracerjs" {
  interface Options {
    readonly pal?: readonly {
      readonly r: number;
      readonly g: number;
      readonly b: number;
      readonly a: number;
    }[];
    /** Shapes with fewer points are left out. */
    readonly pathomit?: number;
    /** How far a line and a curve may pass from the pixels, in pixels. */
    readonly ltres?: number;
    readonly qtres?: number;
    readonly rightangleenhance?: boolean;
    /** How many decimals a coordinate keeps. */
    readonly roundcoords?: number;
    readonly strokewidth?: number;
    readonly linefilter?: boolean;
    readonly colorquantcycles?: number;
  }
  interface Segment {
    readonly type: "L" | "Q";
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly x3?: number;
    readonly y3?: number;
  }
  interface Traced {
    /** By colour of the palette, then by shape. */
    readonly layers: readonly (readonly { readonly segments: readonly Segment[] }[])[];
  }
  const tracer: {
    imagedataToTracedata(
      image: {
        readonly width: number;
        readonly height: number;
        readonly data: Uint8ClampedArray | Uint8Array;
      },
      options: Options,
    ): Traced;
  };
  export default tracer;
}
