import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guaranteeTexts, noticeLanguages } from "~/content/guarantee";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { guaranteeNotice } from "~/platform/notices.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["pages"] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const t = fixedT(language, "pages");
  return {
    head: { title: guaranteeTexts[language].title, description: t("guarantee.description") },
    pictures: Object.fromEntries(noticeLanguages.map((l) => [l, guaranteeNotice(l)])),
  } satisfies WithHead & Record<string, unknown>;
}

/** The notice on the legal guarantee in the page's language, then in those of the other countries delivered to. */
export default function Guarantee() {
  const t = useT("pages");
  const language = useLanguage();
  const { pictures } = useLoaderData<typeof loader>();
  const others = noticeLanguages.filter((other) => other !== language);
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
          <div className="mt-4 grid gap-3">
            {others.map((other) => (
              <details key={other} lang={other} className="max-w-text border-b border-chestnut/20 pb-3">
                <summary className="min-h-11 cursor-pointer py-2">{guaranteeTexts[other].title}</summary>
                <p className="text-chestnut">{guaranteeTexts[other].text}</p>
                {pictures[other] && (
                  <img
                    src={pictures[other]}
                    alt={guaranteeTexts[other].title}
                    loading="lazy"
                    className="mt-4 w-full max-w-[44rem]"
                  />
                )}
              </details>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
