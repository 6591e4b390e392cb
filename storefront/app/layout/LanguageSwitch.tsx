import { Form, useLocation } from "@remix-run/react";
import { languages, localeOf, nameOf } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { usePathInLanguage } from "./use-path-in-language";

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
