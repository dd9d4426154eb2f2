import "@sillages/ui/global"; // once: the fonts and the ground styles
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from "react-router";
import { useRouterLinks } from "./useRouterLinks";

export default function Root() {
  useRouterLinks(useNavigate());
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="/voile.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
