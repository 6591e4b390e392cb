import type { BlogPosting, WithContext } from "schema-dts";
import type { FullContentEntry } from "~/commerce/content-types";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";

/** schema.org BlogPosting of a post. `publicUrl` is the shop's URL, `publisher` the company's name. */
export const articleJsonLd = (
  post: FullContentEntry,
  language: Language,
  publicUrl: string,
  publisher: string,
) =>
  ({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.teaser,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: post.language,
    ...(post.picture ? { image: new URL(mediaUrl(post.picture.src, 1280, "webp"), publicUrl).href } : {}),
    url: new URL(href("post", language, { slug: post.slugs[language] }), publicUrl).href,
    author: { "@type": "Organization", name: publisher },
    publisher: { "@type": "Organization", name: publisher },
  }) satisfies WithContext<BlogPosting>;
