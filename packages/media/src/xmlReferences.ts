/** What a value says once its references are read. */
export const unescaped = (value: string) =>
  value.includes("&")
    ? value.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (all, hex?: string, digits?: string, name?: string) => {
          const point = hex ? Number.parseInt(hex, 16) : Number(digits);
          if (name) return named[name] ?? all;
          return point <= 0x10ffff ? String.fromCodePoint(point) : all;
        },
      )
    : value;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
