import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageIntro } from "~/content/PageIntro";
import { PostCard } from "~/content/PostCard";
import { listPosts } from "~/content/posts.server";
import { fixedT } from "~/i18n/i18n.server";
import { languageOfPath } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["blog"] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const t = fixedT(language, "blog");
  return {
    head: { title: t("head.title"), description: t("head.description"), picture: "site/process-2" },
    posts: listPosts(language),
  } satisfies WithHead & Record<string, unknown>;
}

export default function Blog() {
  const t = useT("blog");
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title={t("title")} intro={t("intro")} />
      <ul className="page grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <li key={post.slugs.de}>
            <PostCard post={post} heading="h2" first={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
