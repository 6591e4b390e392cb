import { Form, useLocation, useMatches } from "@remix-run/react";
import type { Slugs } from "@su-turrone/contract/slugs";
import { type Language, languages, localeOf, nameOf } from "~/i18n/languages";
import { href, hrefWith, pageOfRouteId } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CloseIcon } from "~/ui/icons";
import { useRootData } from "./use-root-data";

/** Offers the current page in the language the visitor prefers. Nobody is redirected without asking (spec §4). */
export function LanguageOffer() {
  const t = useT();
  const current = useLanguage();
  const pathIn = usePathInLanguage();
  const { search } = useLocation();
  const preferred = useRootData()?.preferred ?? null;
  if (!preferred || preferred === current) return null;
  return (
    <Form method="post" action="/api/language" className="bg-linen">
      <div className="page flex items-center justify-center gap-2">
        {[preferred, current].map((language) => (
          <input key={language} type="hidden" name={language} value={pathIn(language) + search} />
        ))}
        {/* less height on phones, so that products start on the first screen */}
        <Button
          variant="quiet"
          name="language"
          value={preferred}
          lang={localeOf[preferred]}
          className="max-sm:min-h-8 max-sm:py-1 max-sm:text-sm"
        >
          {t(`language.offer.${preferred}`)}
        </Button>
        {/* dismissing is a choice too: the page's language is stored, and the offer is not shown again */}
        <button
          type="submit"
          name="language"
          value={current}
          className="flex size-11 shrink-0 items-center justify-center hover:text-ink max-sm:h-8"
        >
          <CloseIcon className="size-5" />
          <span className="sr-only">{t("language.stay")}</span>
        </button>
      </div>
    </Form>
  );
}

const isSlugs = (value: unknown): value is Slugs =>
  typeof value === "object" && value !== null && "de" in value && "it" in value && "en" in value;

/** `alternates` in loader data: the slug of the current page in each language; null if it has none. */
const alternatesOf = (data: unknown): Slugs | null =>
  typeof data === "object" && data !== null && "alternates" in data && isSlugs(data.alternates)
    ? data.alternates
    : null;

/** Path of the current page in another language; the home page if it is not in the route table. */
function usePathInLanguage(): (language: Language) => string {
  const match = useMatches().at(-1);
  const page = match ? pageOfRouteId(match.id) : null;
  return (language) => {
    if (!match || !page) return href("home", language);
    const slug = alternatesOf(match.data)?.[language];
    return hrefWith(page, language, slug ? { ...match.params, slug } : match.params);
  };
}

/**
 * Switches to the same page in another language and stores the choice in the cookie. A form, because it changes stored
 * state; it contains the path in each language, so that the server needs no lookup.
 */
export function LanguageSwitch() {
  const t = useT();
  const current = useLanguage();
  const pathIn = usePathInLanguage();
  const { search } = useLocation();
  return (
    <Form method="post" action="/api/language">
      {languages.map((language) => (
        <input key={language} type="hidden" name={language} value={pathIn(language) + search} />
      ))}
      <div role="group" aria-label={t("language.label")} className="flex">
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={localeOf[language]}
            aria-current={language === current ? "true" : undefined}
            className="min-h-11 min-w-9 px-1.5 text-sm text-chestnut uppercase decoration-honey decoration-2 underline-offset-[0.4em] hover:text-almond hover:underline aria-[current]:text-almond aria-[current]:underline"
          >
            {language}
            <span className="sr-only"> – {nameOf[language]}</span>
          </button>
        ))}
      </div>
    </Form>
  );
}
