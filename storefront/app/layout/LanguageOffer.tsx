import { Form, useLocation } from "@remix-run/react";
import { localeOf } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CloseIcon } from "~/ui/icons";
import { usePathInLanguage } from "./use-path-in-language";
import { useSite } from "./use-site";

/** Offers the current page in the language the visitor prefers. Nobody is redirected without asking (spec §4). */
export function LanguageOffer() {
  const t = useT();
  const current = useLanguage();
  const pathIn = usePathInLanguage();
  const { search } = useLocation();
  const preferred = useSite()?.preferred ?? null;
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
          className="flex size-11 shrink-0 items-center justify-center hover:text-myrtle max-sm:h-8"
        >
          <CloseIcon className="size-5" />
          <span className="sr-only">{t("language.stay")}</span>
        </button>
      </div>
    </Form>
  );
}
