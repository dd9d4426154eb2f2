/**
 * « 4,5 » → 4.5, « 12 144 » → 12144. While somebody is typing, « 4, » and « 4,0 » are left as they are: more may follow. What is no
 * number is left as well.
 */
export function numberOf(typed: string, when: "typing" | "left"): number | string | undefined {
  const plain = typed.replaceAll(/\s/g, "").replace(",", ".");
  if (plain === "") return undefined;
  const whole = when === "left" ? /^-?\d+(?:\.\d*)?$/ : /^-?\d+(?:\.\d*[1-9])?$/;
  return whole.test(plain) ? Number(plain) : typed;
}
