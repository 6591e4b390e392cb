import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Blocks } from "~/content/Blocks";
import { PageIntro } from "~/content/PageIntro";
import { PostCard } from "~/content/PostCard";
import { listPosts, postBySlug } from "~/content/posts.server";
import { date } from "~/i18n/format";
import { href, languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { company, env } from "~/platform/env.server";
import { articleJsonLd } from "~/seo/article-json-ld";
import { pageMeta, type WithHead } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { Picture } from "~/ui/Picture";

export const handle = { i18n: ["blog"] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const answer = postBySlug(params["slug"] ?? "", language);
  if (!answer) throw new Response(null, { status: 404 });
  if ("movedTo" in answer) throw redirect(href("post", language, { slug: answer.movedTo }), 301);
  const post = answer.found;
  return {
    head: {
      title: post.title,
      description: post.excerpt,
      picture: post.picture.src,
      type: "article",
      jsonLd: [articleJsonLd(post, language, env.PUBLIC_URL, company.name)],
    },
    alternates: post.slugs,
    post,
    others: listPosts(language).filter((other) => other.slugs.de !== post.slugs.de),
  } satisfies WithHead & Record<string, unknown>;
}

export default function Post() {
  const t = useT("blog");
  const language = useLanguage();
  const { post, others } = useLoaderData<typeof loader>();
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
              <time dateTime={post.date}>{date(post.date, language)}</time>
            </>
          }
          title={post.title}
          intro={post.excerpt}
        />
        <div className="page">
          <Picture
            {...post.picture}
            sizes="(min-width: 80rem) 75rem, 92vw"
            first
            className="aspect-3/2 max-h-[36rem] rounded-sm object-cover"
          />
          <div className="mt-12 lg:grid lg:grid-cols-12 lg:gap-8">
            <div className="lg:col-span-8 lg:col-start-4">
              <Blocks blocks={post.blocks} />
              <LinkButton to={href("products", language)} look="secondary" className="mt-12">
                {t("toProducts")}
              </LinkButton>
            </div>
          </div>
        </div>
      </article>
      <section className="page mt-24 border-t border-chestnut/20 pt-14">
        <h2 className="text-2xl">{t("more")}</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((other) => (
            <li key={other.slugs.de}>
              <PostCard post={other} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
