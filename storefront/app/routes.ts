import { index, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { languages } from "./i18n/languages";
import {
  cartApiPath,
  pageFiles,
  pageIds,
  paths,
  postalCodesPath,
  prefixOf,
  seoFilePath,
  seoFiles,
  suggestPath,
} from "./i18n/paths";

/** A route with one spelling; http-errors.server.ts redirects from others to it. */
const exactRoute = (path: string, file: string, id?: string): RouteConfigEntry =>
  route(path, file, { caseSensitive: true, ...(id === undefined ? {} : { id }) });

/** Every page of the route table, mounted once per language; one route module serves all three. */
const pageRoutes = languages.flatMap((language) =>
  pageIds.map((page): RouteConfigEntry => {
    const file = pageFiles[page];
    const id = `${language}.${page}`;
    const path = `${prefixOf(language)}/${paths[page][language]}`.replace(/^\/|\/$/g, "");
    return path === "" ? index(file, { id }) : exactRoute(path, file, id);
  }),
);

/** Sitemaps and feeds, once per language. */
const seoFileRoutes = languages.flatMap((language) =>
  seoFiles.map((name) =>
    exactRoute(seoFilePath(name, language).slice(1), "routes/seo-file.ts", `${language}.${name}`),
  ),
);

/** JSON API of the cart, once per language, because the response contains names and formatted amounts. */
const cartApiRoutes = languages.map((language) =>
  exactRoute(cartApiPath(language).slice(1), "routes/api.cart.ts", `${language}.cartApi`),
);

/** Preview pictures (Open Graph), once per language. */
const ogImageRoutes = languages.map((language) =>
  exactRoute(`${prefixOf(language)}/card/:page/:file`.slice(1), "routes/og-image.ts", `${language}.card`),
);

/** Search suggestions, once per language. */
const suggestionRoutes = languages.map((language) =>
  exactRoute(suggestPath(language).slice(1), "routes/api.suggest.ts", `${language}.suggest`),
);

/** Pages for developers only; a production build does not contain them. */
const developerRoutes =
  process.env["NODE_ENV"] === "development" ? [route("styleguide", "routes/styleguide.tsx")] : [];

export default [
  ...pageRoutes,
  ...developerRoutes,
  ...cartApiRoutes,
  ...seoFileRoutes,
  ...ogImageRoutes,
  ...suggestionRoutes,
  exactRoute("robots.txt", "routes/seo-file.ts", "de.robots"),
  exactRoute("indexnow.txt", "routes/seo-file.ts", "de.indexnow"),
  exactRoute(
    ".well-known/apple-developer-merchantid-domain-association",
    "routes/seo-file.ts",
    "de.applePayDomain",
  ),
  exactRoute("band/:file", "routes/band-style.ts"),
  exactRoute("api/icons/:file", "routes/api.icons.ts"),
  exactRoute("api/orders/:id/status", "routes/api.order-status.ts"),
  exactRoute("api/language", "routes/api.language.ts"),
  exactRoute("api/panels", "routes/api.panels.ts"),
  exactRoute(postalCodesPath.slice(1), "routes/api.postal-codes.ts"),
  exactRoute("api/revalidate", "routes/api.revalidate.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
