import { expect, it } from "vitest";
import type { ContentEntry } from "~/commerce/content.server";
import { rssXml } from "./feeds";

const post: ContentEntry = {
  id: "entry_1",
  kind: "post",
  role: null,
  slugs: { de: "honig", it: "miele", en: "miele" },
  language: "it",
  languages: ["de", "it"],
  title: "Miele & mandorle",
  teaser: "Due cose.",
  picture: null,
  published_at: "2026-11-19T16:27:48.007Z",
  updated_at: "2026-11-20T16:27:48.017Z",
};
const channel = { title: "Blog", description: "Note", publicUrl: "https://shop.example" };

it("lists the posts of a language", () => {
  expect(rssXml([post], { ...channel, language: "it" })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Blog</title>
    <link>https://shop.example/it/blog</link>
    <description>Note</description>
    <language>it</language>
    <atom:link rel="self" type="application/rss+xml" href="https://shop.example/it/feed.xml"/>
    <item>
      <title>Miele &amp; mandorle</title>
      <link>https://shop.example/it/blog/miele</link>
      <guid isPermaLink="false">entry_1</guid>
      <pubDate>Thu, 19 Nov 2026 16:27:48 GMT</pubDate>
      <description>Due cose.</description>
    </item>
  </channel>
</rss>`);
});

it("omits posts that are not available in the language", () => {
  expect(rssXml([post], { ...channel, language: "en" })).not.toContain("<item>");
});
