/** Whether two entries say the same, in whatever order their fields come. */
export const isSame = (a: unknown, b: unknown) => inOrder(a) === inOrder(b);

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_key, inside: unknown) =>
    typeof inside === "object" && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).toSorted(([a], [b]) => a.localeCompare(b)))
      : inside,
  );
