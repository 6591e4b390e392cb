import { Link } from "@remix-run/react";
import type { ContentEntry } from "~/commerce/content-types";
import { date } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import { Picture } from "~/ui/Picture";

interface PostCardProps {
  post: ContentEntry;
  heading: "h2" | "h3";
  first?: boolean;
}

/** One post of a list; the link on its title covers the whole card. */
export function PostCard({ post, heading: Heading, first = false }: PostCardProps) {
  const language = useLanguage();
  return (
    <div className="group relative flex h-full flex-col">
      {post.picture && (
        <Picture
          {...post.picture}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 46vw, 92vw"
          first={first}
          className="aspect-4/3 rounded-sm object-cover group-hover:brightness-105"
        />
      )}
      <time dateTime={post.publishedAt} className="mt-4 text-sm text-chestnut">
        {date(post.publishedAt, language)}
      </time>
      <Heading
        lang={post.language}
        className="mt-1 text-xl underline-offset-4 group-hover:underline decoration-1"
      >
        <Link
          to={href("post", language, { slug: post.slugs[language] })}
          discover="none"
          className="stretched"
        >
          {post.title}
        </Link>
      </Heading>
      <p lang={post.language} className="mt-2 text-chestnut">
        {post.teaser}
      </p>
    </div>
  );
}
