import { index, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { languages } from "./i18n/languages";
import { pages, prefixOf } from "./i18n/paths";

/** Every page of the route table, mounted once a language; one module serves the three of them. */
const mounted = languages.flatMap((language) =>
  Object.entries(pages).map(([page, { file, paths }]): RouteConfigEntry => {
    const id = `${language}.${page}`;
    const path = `${prefixOf(language)}/${paths[language]}`.replace(/^\/|\/$/g, "");
    return path === "" ? index(file, { id }) : route(path, file, { id });
  }),
);

export default [
  ...mounted,
  route("api/language", "routes/api.language.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
