import { index, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { cartApiPath } from "./cart/api-path";
import { postalCodesPath } from "./checkout/postal-code-path";
import { languages } from "./i18n/languages";
import { pageFiles, pageIds, paths, prefixOf, suggestPath } from "./i18n/paths";
import { filePath, files } from "./seo/seo-files";

/** Every page of the route table, mounted once per language; one route module serves all three. */
const pageRoutes = languages.flatMap((language) =>
  pageIds.map((page): RouteConfigEntry => {
    const file = pageFiles[page];
    const id = `${language}.${page}`;
    const path = `${prefixOf(language)}/${paths[page][language]}`.replace(/^\/|\/$/g, "");
    // one URL per page: not-found.server.ts redirects other spellings to it
    return path === "" ? index(file, { id }) : route(path, file, { id, caseSensitive: true });
  }),
);

/** Sitemaps and feeds, once per language. */
const seoFileRoutes = languages.flatMap((language) =>
  (Object.keys(files) as (keyof typeof files)[]).map((name) =>
    route(filePath(name, language).slice(1), files[name].file, { id: `${language}.${name}` }),
  ),
);

/** JSON API of the cart, once per language, because the response contains names and formatted amounts. */
const cartApiRoutes = languages.map((language) =>
  route(cartApiPath(language).slice(1), "routes/api.cart.ts", { id: `${language}.cartApi` }),
);

/** Preview pictures (Open Graph), once per language. */
const ogImageRoutes = languages.map((language) =>
  route(`${prefixOf(language)}/card/:page/:file`.slice(1), "routes/og-image.ts", { id: `${language}.card` }),
);

/** Search suggestions, once per language. */
const suggestionRoutes = languages.map((language) =>
  route(suggestPath(language).slice(1), "routes/api.suggest.ts", { id: `${language}.suggest` }),
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
  route("robots.txt", "routes/robots.ts"),
  route("indexnow.txt", "routes/indexnow.ts"),
  route("api/icons/:file", "routes/api.icons.ts"),
  route("api/orders/:id/status", "routes/api.order-status.ts"),
  route("api/language", "routes/api.language.ts"),
  route("api/panels", "routes/api.panels.ts"),
  route(postalCodesPath.slice(1), "routes/api.postal-codes.ts"),
  route("api/revalidate", "routes/api.revalidate.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
