import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { listPosts } from "~/commerce/content.server";
import { PageIntro } from "~/content/PageIntro";
import { PostCard } from "~/content/PostCard";
import { fixedT } from "~/i18n/i18n.server";
import { languageOfPath, seoFilePath } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["blog"], cacheableParameters: [] } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    href: seoFilePath("feed", languageOfPath(args.location.pathname)),
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "blog");
  return {
    head: { title: t("head.title"), description: t("head.description") },
    posts: await listPosts(shop),
  } satisfies WithHead & Record<string, unknown>;
}

export default function Blog() {
  const t = useT("blog");
  const { posts } = useLoaderData<typeof loader>();
  // with 3 columns, a last row with a single post would look broken: the newest post then gets a row to itself
  const isFirstFullWidth = posts.length > 1 && posts.length % 3 === 1;
  return (
    <>
      <PageIntro title={t("title")} intro={t("intro")} />
      <ul className="page grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <li key={post.id} className={index === 0 && isFirstFullWidth ? "lg:col-span-full" : undefined}>
            <PostCard post={post} heading="h2" first={index === 0} wide={index === 0 && isFirstFullWidth} />
          </li>
        ))}
      </ul>
    </>
  );
}
