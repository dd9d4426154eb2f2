import type { Page } from "@playwright/test";

/** From its next page on, the browser refuses to keep anything: to ask for a storage throws. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Refused.", "SecurityError");
        },
      });
  });
