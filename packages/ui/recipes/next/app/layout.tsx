import "@sillages/ui/global"; // once: the fonts and the ground styles
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Prendre la mer", icons: "/voile.svg" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
