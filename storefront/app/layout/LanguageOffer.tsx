import { Form, useLocation } from "@remix-run/react";
import { localeOf } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { usePathIn } from "./use-path-in";
import { useSite } from "./use-site";

/** For whoever reads another language than the page's: the same page in his own. Nobody is sent there unasked (spec §4). */
export function LanguageOffer() {
  const t = useT();
  const current = useLanguage();
  const pathIn = usePathIn();
  const { search } = useLocation();
  const preferred = useSite()?.preferred ?? null;
  if (!preferred || preferred === current) return null;
  return (
    <Form method="post" action="/api/language" className="page flex justify-end text-sm">
      <input type="hidden" name={preferred} value={pathIn(preferred) + search} />
      <button
        type="submit"
        name="language"
        value={preferred}
        lang={localeOf[preferred]}
        className="link min-h-11 py-2"
      >
        {t(`language.offer.${preferred}`)}
      </button>
    </Form>
  );
}
