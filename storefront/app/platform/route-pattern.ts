import { languages } from "../i18n/languages";
import { pageIds, paths, prefixOf } from "../i18n/paths";

const parameter = /:\w+/g;

/** The addresses of all pages; none fits another one's. */
const patterns = languages
  .flatMap((language) => pageIds.map((page) => `${prefixOf(language)}/${paths[page][language]}`))
  .map((pattern) => pattern.replace(/(.)\/$/, "$1"))
  // Remix asks for the data of a page at its address with an ending
  .map((pattern) => ({
    pattern,
    matches: new RegExp(`^${pattern.replace(parameter, "[^/]+")}(?:\\.data)?$`),
  }));

/**
 * The address of a page with the names of its parameters, as `/it/prodotti/:slug`: what was asked for without what is somebody's own. What
 * is no page is told by its beginning alone.
 */
export function routePattern(pathname: string): string {
  const found = patterns.find(({ matches }) => matches.test(pathname));
  if (found) return found.pattern;
  const [, kind] = /^\/(api|media)\//.exec(pathname) ?? [];
  return kind ? `/${kind}/*` : "other";
}
