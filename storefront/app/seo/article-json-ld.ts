import type { Slugs } from "~/commerce/types";
import { localeOf, type Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";

interface Article {
  slugs: Slugs;
  date: string;
  title: string;
  excerpt: string;
  picture: { src: string };
}

/** schema.org BlogPosting of a post. `publicUrl` is the shop's address, `publisher` the company's name. */
export const articleJsonLd = (post: Article, language: Language, publicUrl: string, publisher: string) => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  inLanguage: localeOf[language],
  image: new URL(mediaUrl(post.picture.src, 1280, "webp"), publicUrl).href,
  url: new URL(href("post", language, { slug: post.slugs[language] }), publicUrl).href,
  author: { "@type": "Organization", name: publisher },
  publisher: { "@type": "Organization", name: publisher },
});
