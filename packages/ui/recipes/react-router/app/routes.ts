import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [index("routes/home.tsx"), route("escales", "routes/escales.tsx")] satisfies RouteConfig;
