import { Form, useLocation } from "@remix-run/react";
import { localeOf } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CloseIcon } from "~/ui/icons";
import { usePathInLanguage } from "./use-path-in-language";
import { useSite } from "./use-site";

/** For whoever reads another language than the page's: the same page in theirs. Nobody is sent there unasked (spec §4). */
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
        {/* low on phones, where the goods are to begin in the first screen */}
        <Button
          look="quiet"
          name="language"
          value={preferred}
          lang={localeOf[preferred]}
          className="max-sm:min-h-8 max-sm:py-1 max-sm:text-sm"
        >
          {t(`language.offer.${preferred}`)}
        </Button>
        {/* whoever stays has chosen too: the page's language is remembered, and nothing is offered again */}
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
