import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guaranteeTexts } from "~/content/guarantee";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { textLanguages } from "~/i18n/languages";
import { languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { guaranteeNotice } from "~/platform/guarantee-notice.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["pages"], sharedPageParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const t = fixedT(language, "pages");
  return {
    head: {
      title: guaranteeTexts[language].title.replace("\u00ad", ""),
      description: t("guarantee.description"),
    },
    pictures: Object.fromEntries(textLanguages.map((l) => [l, guaranteeNotice(l)])),
  } satisfies WithHead & Record<string, unknown>;
}

/** Notice on the legal guarantee in the page's language, then in those of the other delivery countries. */
export default function Guarantee() {
  const t = useT("pages");
  const language = useLanguage();
  const { pictures } = useLoaderData<typeof loader>();
  const others = textLanguages.filter((other) => other !== language);
  return (
    <>
      <PageIntro title={guaranteeTexts[language].title} intro={guaranteeTexts[language].text} />
      <div className="page grid gap-14">
        {pictures[language] ? (
          <img
            src={pictures[language]}
            alt={`${guaranteeTexts[language].title}: ${guaranteeTexts[language].text}`}
            className="w-full max-w-[44rem]"
          />
        ) : (
          <p className="max-w-text border-l-4 border-chestnut bg-linen px-5 py-4">{t("guarantee.missing")}</p>
        )}
        <section aria-labelledby="others">
          <h2 id="others" className="text-2xl">
            {t("guarantee.others")}
          </h2>
          <div className="mt-6 grid gap-10">
            {others.map((other) => (
              // the id is the link target for buyers in France and Spain
              <section key={other} id={other} lang={other} className="max-w-text">
                <h3 className="text-lg">{guaranteeTexts[other].title}</h3>
                <p className="mt-2 text-chestnut">{guaranteeTexts[other].text}</p>
                {pictures[other] && (
                  <img
                    src={pictures[other]}
                    alt={guaranteeTexts[other].title}
                    loading="lazy"
                    className="mt-4 w-full max-w-[44rem]"
                  />
                )}
              </section>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
