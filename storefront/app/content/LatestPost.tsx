import { Link } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { ContentEntry } from "~/commerce/content-types";
import { Picture } from "~/ui/Picture";

interface LatestPostProps {
  post: ContentEntry;
}

/** A note from the workshop: the newest post. */
export function LatestPost({ post }: LatestPostProps) {
  const t = useT("home");
  const language = useLanguage();
  const to = href("post", language, { slug: post.slugs[language] });
  return (
    <article className="grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        {post.picture && (
          <Picture
            {...post.picture}
            sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 92vw"
            className="aspect-3/2 rounded-sm object-cover"
          />
        )}
      </div>
      <div className="lg:col-span-5 lg:pl-6">
        <p className="eyebrow">{t("note.label")}</p>
        <h2 lang={post.language} className="mt-3 text-3xl">
          {post.title}
        </h2>
        <p lang={post.language} className="mt-4 text-lg text-chestnut">
          {post.teaser}
        </p>
        <Link to={to} className="link mt-6 inline-block py-2">
          {t("note.read")}
          <span className="sr-only">: {post.title}</span>
        </Link>
      </div>
    </article>
  );
}
