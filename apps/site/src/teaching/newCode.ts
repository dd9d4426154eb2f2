/** Four signs that nobody mixes up when they are copied from paper. */
export function newCode(): string {
  const signs = "ABCDEFGHJKMNPQRTUVWXYZ2346789";
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => signs[n % signs.length]).join("");
}
