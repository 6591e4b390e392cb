import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { structuredDataOf } from "../../e2e/support/json-ld";
import { languages } from "../../app/i18n/languages";
import { honeyPost, legalPages, visit } from "../../e2e/support/texts";
import { words } from "../../e2e/support/words";
import { attribute, openPage, textOf } from "./delivered-page";
import { test } from "./request";

const absolute = (path: string) => new URL(path, env.SHOP_URL).href;

for (const language of languages) {
  test(`${language}: the blog lists its posts, with text, products and metadata`, async ({ request }) => {
    const { title, slug } = honeyPost[language];
    const path = href("post", language, { slug });
    const blog = await openPage(request, href("blog", language));
    expect(blog.queryAll("main li")).toHaveLength(4);
    const links = blog.queryAll("main li a").filter((link) => textOf(link).includes(title));
    expect(links.map((link) => attribute(link, "href"))).toEqual([path]);
    const post = await openPage(request, path);
    expect(post.queryAll("h1").map(textOf)).toEqual([title]);
    expect(post.queryAll(".prose h2")).toHaveLength(3);
    expect(post.queryAll('section[aria-labelledby="related"] li')).toHaveLength(3);
    expect(attribute(post.query('link[rel="canonical"]'), "href")).toBe(absolute(path));
    for (const other of languages) {
      const alternate =
        post.queryAll("link[hreflang]").find((link) => attribute(link, "hreflang") === other) ?? null;
      const { slug: named } = honeyPost[other];
      expect(attribute(alternate, "href")).toBe(absolute(href("post", other, { slug: named })));
    }
    const kinds = structuredDataOf(path, post.html).map(
      ({ text }) => (JSON.parse(text) as { "@type": string })["@type"],
    );
    expect(kinds).toEqual(["BlogPosting", "BreadcrumbList"]);
  });

  test(`${language}: the legal pages exist without placeholders`, async ({ request }) => {
    for (const [title, slug] of Object.entries(legalPages[language])) {
      const page = await openPage(request, href("page", language, { slug }));
      expect(page.status, slug).toBe(200);
      expect(page.queryAll("h1").map(textOf)).toEqual([title]);
      expect(textOf(page.query(".prose"))).toMatch(/^(?!.*\{\{)./);
    }
  });

  test(`${language}: the notice for France is in French and not listed`, async ({ request }) => {
    const page = await openPage(request, href("page", language, { slug: "retractation" }));
    expect(attribute(page.query(".prose"), "lang")).toBe("fr");
    expect(attribute(page.query("html"), "lang")).toBe(language);
    expect(page.queryAll("link[hreflang]")).toEqual([]);
    const sitemap = await request.get(`${language === "de" ? "" : `/${language}`}/sitemap.xml`);
    expect(await sitemap.text()).not.toContain("retractation");
  });

  test(`${language}: the contact page has map, opening hours and appointments`, async ({ request }) => {
    const page = await openPage(request, href("contact", language));
    const { map, opening, appointment } = visit[language];
    expect(page.html).toContain(`aria-label="${map}"`);
    expect(page.queryAll("h2, h3").map(textOf)).toContain(opening);
    expect(page.mainText).toContain(appointment);
  });

  test(`${language}: an invalid newsletter link shows an error and no button`, async ({ request }) => {
    const t = words(language, "newsletter");
    const page = await openPage(request, `${href("newsletterConfirm", language)}?token=nlsub_1.0.abc`);
    expect(page.queryAll('[role="alert"]').map(textOf).join(" ")).toContain(t.badLink);
    expect(page.queryAll("main button").map(textOf)).not.toContain(t.confirm.button);
    // "one more click" would be wrong if there is nothing to click
    expect(page.mainText).not.toContain(t.confirm.text);
  });
}

test("slugs of other languages redirect to the right posts and pages", async ({ request }) => {
  for (const [from, to] of [
    [`/en/blog/${honeyPost.de.slug}`, `/en/blog/${honeyPost.en.slug}`],
    ["/seite/recesso", "/seite/widerruf"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe(to);
  }
  for (const path of ["/blog/gibt-es-nicht", "/it/pagina/non-esiste"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
