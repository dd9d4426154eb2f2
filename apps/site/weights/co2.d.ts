declare module "@tgwf/co2" {
  export class co2 {
    constructor(options: { model: "swd"; version: 4 });
    perVisit(bytes: number, greenHost: boolean): number | Record<string, number>;
  }
}
