import { Link } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { ContentEntry } from "~/commerce/content-types";
import { PictureBeside } from "./PictureBeside";

interface LatestPostProps {
  post: ContentEntry;
}

/** Teaser of the newest post. */
export function LatestPost({ post }: LatestPostProps) {
  const t = useT("home");
  const language = useLanguage();
  const to = href("post", language, { slug: post.slugs[language] });
  return (
    <article>
      <PictureBeside picture={post.picture}>
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
      </PictureBeside>
    </article>
  );
}
