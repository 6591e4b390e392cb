import { Link } from "@remix-run/react";
import type { ContentEntry } from "~/commerce/content.server";
import { date } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import { Picture } from "~/ui/Picture";

interface PostCardProps {
  post: ContentEntry;
  heading: "h2" | "h3";
  first?: boolean;
  /** Full width on wide screens, with the text beside the picture. */
  wide?: boolean;
}

/** A post in a list; the link on its title covers the whole card. */
export function PostCard({ post, heading: Heading, first = false, wide = false }: PostCardProps) {
  const language = useLanguage();
  return (
    <div
      className={`group relative flex h-full flex-col ${wide ? "lg:grid lg:grid-cols-[2fr_1fr] lg:items-center lg:gap-x-8" : ""}`}
    >
      {post.picture && (
        <Picture
          {...post.picture}
          alt=""
          sizes={`(min-width: 64rem) ${wide ? "49rem" : "24rem"}, (min-width: 36rem) 46vw, 92vw`}
          priority={first}
          className={`aspect-4/3 rounded-sm object-cover group-hover:brightness-105 ${wide ? "lg:aspect-video" : ""}`}
        />
      )}
      <div>
        <time dateTime={post.published_at} className="mt-4 inline-block text-sm text-chestnut">
          {date(post.published_at, language)}
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
    </div>
  );
}
