import { useMatches } from "@remix-run/react";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { Language } from "~/i18n/languages";
import { href, hrefWith, pageOfRouteId } from "~/i18n/paths";

const isSlugs = (value: unknown): value is Slugs =>
  typeof value === "object" && value !== null && "de" in value && "it" in value && "en" in value;

/** `alternates` in loader data: the slug of the current page in each language; null if it has none. */
const alternatesOf = (data: unknown): Slugs | null =>
  typeof data === "object" && data !== null && "alternates" in data && isSlugs(data.alternates)
    ? data.alternates
    : null;

/** Path of the current page in another language; the home page if it is not in the route table. */
export function usePathInLanguage(): (language: Language) => string {
  const match = useMatches().at(-1);
  const page = match ? pageOfRouteId(match.id) : null;
  return (language) => {
    if (!match || !page) return href("home", language);
    const slug = alternatesOf(match.data)?.[language];
    return hrefWith(page, language, slug ? { ...match.params, slug } : match.params);
  };
}
