import { create } from "xmlbuilder2";
import type { ContentEntry } from "~/commerce/content.server";
import type { Language } from "~/i18n/languages";
import { href, seoFilePath } from "~/i18n/paths";

export interface Channel {
  title: string;
  description: string;
  language: Language;
  publicUrl: string;
}

/** RSS 2.0 feed of the posts in a language, newest first; posts without a translation are left out. */
export function rssXml(
  posts: readonly ContentEntry[],
  { title, description, language, publicUrl }: Channel,
): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const translatedPosts = posts.filter((post) => post.language === language);
  const channel = create({ version: "1.0", encoding: "UTF-8" })
    .ele("rss", { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" })
    .ele("channel");
  channel.ele("title").txt(title);
  channel.ele("link").txt(absolute(href("blog", language)));
  channel.ele("description").txt(description);
  channel.ele("language").txt(language);
  channel.ele("atom:link", {
    rel: "self",
    type: "application/rss+xml",
    href: absolute(seoFilePath("feed", language)),
  });
  for (const post of translatedPosts) {
    const link = absolute(href("post", language, { slug: post.slugs[language] }));
    const item = channel.ele("item");
    item.ele("title").txt(post.title);
    item.ele("link").txt(link);
    item.ele("guid", { isPermaLink: "false" }).txt(post.id);
    item.ele("pubDate").txt(new Date(post.published_at).toUTCString());
    item.ele("description").txt(post.teaser);
  }
  return channel.end({ prettyPrint: true });
}
