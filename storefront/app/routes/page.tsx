import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { pageBySlug } from "~/commerce/content.server";
import { PageIntro } from "~/content/PageIntro";
import { RichText } from "~/content/RichText";
import { date } from "@su-turrone/contract/formats";
import { href, legalHref, legalPages } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";
import { Picture } from "~/ui/Picture";
import { pageNotFound } from "./http-errors.server";

export const handle = { i18n: ["pages"], cacheableParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const answer = await pageBySlug(shop, params["slug"] ?? "");
  if (!answer) throw await pageNotFound(request);
  if ("movedTo" in answer) throw redirect(href("page", shop.language, { slug: answer.movedTo }), 301);
  const page = answer.found;
  return {
    head: { title: page.seo_title, description: page.seo_description, picture: page.picture?.src },
    alternates: page.slugs,
    languages: page.languages,
    page,
  } satisfies WithHead & Record<string, unknown>;
}

function OtherLegalPages({ current }: { current: string }) {
  const t = useT("pages");
  const tCommon = useT();
  const language = useLanguage();
  return (
    <nav aria-labelledby="others" className="lg:col-span-3 lg:col-start-10">
      <h2 id="others" className="text-lg">
        {t("others")}
      </h2>
      <ul className="mt-3">
        {legalPages
          .map((name) => ({ name, to: legalHref(name, language) }))
          .filter(({ to }) => to !== current)
          .map(({ name, to }) => (
            <li key={name}>
              <Link to={to} className="link inline-block py-1.5">
                {tCommon(`legal.${name}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export default function Page() {
  const t = useT("pages");
  const language = useLanguage();
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title={<span lang={page.language}>{page.title}</span>} />
      <div className="page grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          {page.picture && (
            <Picture
              {...page.picture}
              sizes="(min-width: 80rem) 49rem, 92vw"
              priority
              className="mb-10 aspect-3/2 rounded-sm object-cover"
            />
          )}
          <RichText html={page.html} language={page.language} />
          <p className="mt-12 text-sm text-chestnut">
            {t("updated", { date: date(page.updated_at, language) })}
          </p>
        </div>
        {page.role && <OtherLegalPages current={href("page", language, { slug: page.slugs[language] })} />}
      </div>
    </>
  );
}
