/**
 * Opens the print dialog; false where there is none. A browser inside another application often has the function and does
 * nothing: it does not announce that it prints either.
 */
export function printPage(): boolean {
  if (typeof window.print !== "function") return false;
  let announced = false;
  const hear = () => {
    announced = true;
  };
  addEventListener("beforeprint", hear, { once: true });
  window.print();
  removeEventListener("beforeprint", hear);
  return announced;
}
