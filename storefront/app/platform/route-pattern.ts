import { languages } from "../i18n/languages";
import { pageIds, paths, prefixOf } from "../i18n/paths";

const parameter = /:\w+/g;

/** Path patterns of all pages; no path matches more than one. */
const patterns = languages
  .flatMap((language) => pageIds.map((page) => `${prefixOf(language)}/${paths[page][language]}`))
  .map((pattern) => pattern.replace(/(.)\/$/, "$1"))
  // Remix requests a page's data at its path plus ".data"
  .map((pattern) => ({
    pattern,
    matches: new RegExp(`^${pattern.replace(parameter, "[^/]+")}(?:\\.data)?$`),
  }));

/** Path of a page with its parameters' names, as `/it/prodotti/:slug`: nothing personal. Others are reduced. */
export function routePattern(pathname: string): string {
  const found = patterns.find(({ matches }) => matches.test(pathname));
  if (found) return found.pattern;
  const [, kind] = /^\/(api|media)\//.exec(pathname) ?? [];
  return kind ? `/${kind}/*` : "other";
}
