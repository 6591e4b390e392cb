import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { RelatedProducts } from "~/catalogue/RelatedProducts";
import { listProducts } from "~/commerce/catalogue.server";
import { listPosts, postBySlug } from "~/commerce/content.server";
import { PageIntro } from "~/content/PageIntro";
import { PostCard } from "~/content/PostCard";
import { RichText } from "~/content/RichText";
import { date } from "@su-turrone/contract/formats";
import { shopFacts } from "~/commerce/shop-facts.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { articleJsonLd, breadcrumbJsonLd } from "~/seo/site-json-ld";
import { pageMeta, type WithHead } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { Picture } from "~/ui/Picture";
import { pageNotFound } from "./http-errors.server";

export const handle = { i18n: ["blog", "catalogue"], cacheableParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

const maxOtherPosts = 3;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const { language } = shop;
  const answer = await postBySlug(shop, params["slug"] ?? "");
  if (!answer) throw await pageNotFound(request);
  if ("movedTo" in answer) throw redirect(href("post", language, { slug: answer.movedTo }), 301);
  const post = answer.found;
  const [posts, products, facts] = await Promise.all([
    listPosts(shop, maxOtherPosts + 1),
    listProducts(shop, { ids: post.related_product_ids }),
    shopFacts(shop),
  ]);
  const publisher = facts?.company.name ?? fixedT(language, "common")("brand.name");
  const positionOf = (id: string) => post.related_product_ids.indexOf(id);
  const crumbs = [
    { name: fixedT(language, "blog")("head.title"), path: href("blog", language) },
    { name: post.title, path: href("post", language, { slug: post.slugs[language] }) },
  ];
  return {
    head: {
      title: post.seo_title,
      description: post.seo_description,
      picture: post.picture?.src,
      type: "article",
      jsonLd: [
        articleJsonLd(post, language, env.PUBLIC_URL, publisher),
        breadcrumbJsonLd(crumbs, env.PUBLIC_URL),
      ],
    },
    alternates: post.slugs,
    languages: post.languages,
    post,
    products: products.sort((a, b) => positionOf(a.id) - positionOf(b.id)),
    others: posts.filter((other) => other.id !== post.id).slice(0, maxOtherPosts),
  } satisfies WithHead & Record<string, unknown>;
}

export default function Post() {
  const t = useT("blog");
  const language = useLanguage();
  const { post, products, others } = useLoaderData<typeof loader>();
  return (
    <>
      <article>
        <PageIntro
          above={
            <>
              <Link to={href("blog", language)} className="link inline-block py-1">
                {t("back")}
              </Link>
              <span aria-hidden="true"> · </span>
              <time dateTime={post.published_at}>{date(post.published_at, language)}</time>
            </>
          }
          title={<span lang={post.language}>{post.title}</span>}
          intro={<span lang={post.language}>{post.teaser}</span>}
        />
        <div className="page">
          {post.picture && (
            <Picture
              {...post.picture}
              sizes="(min-width: 80rem) 75rem, 92vw"
              priority
              className="aspect-3/2 max-h-[36rem] rounded-sm object-cover"
            />
          )}
          <div className="mt-12 lg:grid lg:grid-cols-12 lg:gap-8">
            <div className="min-w-0 lg:col-span-8 lg:col-start-4">
              <RichText html={post.html} language={post.language} />
              <LinkButton to={href("products", language)} variant="secondary" className="mt-12">
                {t("toProducts")}
              </LinkButton>
            </div>
          </div>
        </div>
      </article>
      <div className="page">
        <RelatedProducts products={products} />
      </div>
      {others.length > 0 && (
        <section className="page mt-24 border-t border-chestnut/20 pt-14">
          <h2 className="text-2xl">{t("more")}</h2>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
