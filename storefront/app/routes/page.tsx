import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { availableMethods } from "~/checkout/payment-methods";
import { Blocks } from "~/content/Blocks";
import { legalText, legalTextsDate } from "~/content/legal-pages.server";
import { PageIntro } from "~/content/PageIntro";
import { legalHref, legalPageNames, legalPageOfSlug, legalPages } from "~/content/page-slugs";
import { date } from "~/i18n/format";
import { languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { company } from "~/platform/env.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["pages"] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const answer = legalPageOfSlug(params["slug"] ?? "", language);
  if (!answer) throw new Response(null, { status: 404 });
  const { page, current } = answer;
  if (!current) throw redirect(legalHref(page, language), 301);
  const { title, description, blocks } = legalText(page, language, company, availableMethods);
  return {
    head: { title, description },
    alternates: legalPages[page],
    page,
    title,
    blocks,
    updated: legalTextsDate,
  } satisfies WithHead & Record<string, unknown>;
}

export default function Page() {
  const t = useT("pages");
  const common = useT();
  const language = useLanguage();
  const { page, title, blocks, updated } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title={title} />
      <div className="page grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Blocks blocks={blocks} />
          <p className="mt-12 text-sm text-chestnut">{t("updated", { date: date(updated, language) })}</p>
        </div>
        <nav aria-labelledby="others" className="lg:col-span-3 lg:col-start-10">
          <h2 id="others" className="text-lg">
            {t("others")}
          </h2>
          <ul className="mt-3">
            {legalPageNames
              .filter((name) => name !== page)
              .map((name) => (
                <li key={name}>
                  <Link to={legalHref(name, language)} className="link inline-block py-1.5">
                    {common(`legal.${name}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
