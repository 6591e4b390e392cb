import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { messagesOf, subscriptionOf } from "./support/admin";
import { env } from "./support/env";
import { languages, tellings } from "./support/languages";
import { honeyPost, legalPages } from "./support/texts";
import { words } from "./support/words";

/** A form is taken for a machine's when it is sent sooner (app/platform/spam-check.server.ts). */
const reading = 3200;

/** Looks at the form as long as a person does. */
async function readOn(): Promise<void> {
  const began = Date.now();
  await expect.poll(() => Date.now() - began).toBeGreaterThan(reading);
}

/** What the contact page says of a visit, as long as the owner has set no opening hours. */
const visit = {
  de: {
    map: "Karte von Sardinien: Tonara liegt in der Mitte der Insel, südlich von Nuoro.",
    opening: "Öffnungszeiten der Werkstatt",
    appointment: "nach Vereinbarung",
  },
  it: {
    map: "Mappa della Sardegna: Tonara è al centro dell’isola, a sud di Nuoro.",
    opening: "Orari del laboratorio",
    appointment: "su appuntamento",
  },
  en: {
    map: "Map of Sardinia: Tonara lies in the middle of the island, south of Nuoro.",
    opening: "Workshop opening hours",
    appointment: "by appointment",
  },
} as const;

const absolute = (path: string) => new URL(path, env.SHOP_URL).href;

for (const language of languages) {
  test(`${language}: the blog has its posts, and a post its text, products and description`, async ({
    page,
  }) => {
    await page.goto(href("blog", language));
    const { title, slug } = honeyPost[language];
    await expect(page.locator("main li")).toHaveCount(4);
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(href("post", language, { slug }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".prose h2")).toHaveCount(3);
    await expect(page.locator("section[aria-labelledby=related] li")).toHaveCount(3);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      absolute(href("post", language, { slug })),
    );
    for (const other of languages) {
      const tag = { de: "de-DE", it: "it-IT", en: "en-US" }[other];
      await expect(page.locator(`link[hreflang=${tag}]`)).toHaveAttribute(
        "href",
        absolute(href("post", other, { slug: honeyPost[other].slug })),
      );
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => (JSON.parse(text) as { "@type": string })["@type"])).toEqual([
      "BlogPosting",
      "BreadcrumbList",
    ]);
  });

  test(`${language}: the pages the law asks for are there and filled in`, async ({ page }) => {
    for (const [title, slug] of Object.entries(legalPages[language])) {
      const answer = await page.goto(href("page", language, { slug }));
      expect(answer?.status(), slug).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator(".prose")).not.toContainText("{{");
    }
  });

  test(`${language}: the notice for France says its language and leads search engines nowhere else`, async ({
    page,
    request,
  }) => {
    await page.goto(href("page", language, { slug: "retractation" }));
    await expect(page.locator(".prose")).toHaveAttribute("lang", "fr");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("link[hreflang]")).toHaveCount(0);
    const sitemap = await request.get(`${language === "de" ? "" : `/${language}`}/sitemap.xml`);
    expect(await sitemap.text()).not.toContain("retractation");
  });

  test(`${language}: where and when to visit the workshop, and no map service hears of it`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).host));
    await page.goto(href("contact", language));
    const { map, opening, appointment } = visit[language];
    await expect(page.getByRole("img", { name: map })).toBeVisible();
    await expect(page.getByRole("heading", { name: opening })).toBeVisible();
    await expect(page.getByText(appointment, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    expect([...asked]).toEqual([new URL(env.SHOP_URL).host]);
  });

  test(`${language}: a made-up newsletter link does nothing`, async ({ page }) => {
    const t = words(language, "newsletter");
    await page.goto(`${href("newsletterConfirm", language)}?token=nlsub_1.0.abc`);
    await expect(page.getByRole("alert")).toContainText(t.badLink);
    await expect(page.getByRole("button", { name: t.confirm.button })).toHaveCount(0);
  });
}

for (const { language, javaScriptEnabled, name } of tellings) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("a message reaches the workshop", async ({ page }) => {
      const { form } = words(language, "contact");
      const email = `${randomUUID()}@example.com`;
      await page.goto(href("contact", language));
      await readOn();
      await page.getByRole("button", { name: form.submit }).click();
      const summary = page.getByRole("alert").first();
      await expect(summary).toContainText(form.errors.title);
      await expect(summary.getByRole("link")).toHaveCount(4);
      const name = page.getByLabel(form.name, { exact: true });
      await name.fill("Grazia Deledda");
      // what is mended is told no longer, above the form and beside the field
      if (javaScriptEnabled) {
        await expect(summary.getByRole("link")).toHaveCount(3);
        await expect(name).not.toHaveAttribute("aria-invalid");
      }
      await page.getByLabel(form.email, { exact: true }).fill(email);
      await page.getByLabel(form.topic, { exact: true }).selectOption("visit");
      await page.getByLabel(form.message, { exact: true }).fill("Buongiorno!\n\nGrazie.");
      // the form that came back is a new one to the time trap
      await readOn();
      await page.getByRole("button", { name: form.submit }).click();
      await expect(page.getByText(form.sent.title)).toBeVisible();
      expect(await messagesOf(email)).toEqual([
        { name: "Grazia Deledda", email, topic: "visit", message: "Buongiorno!\n\nGrazie." },
      ]);
    });

    test("the newsletter is asked for", async ({ page }) => {
      const t = words(language, "newsletter");
      const { form } = words(language, "contact");
      const email = `${randomUUID()}@example.com`;
      await page.goto(href("newsletter", language));
      await page.getByLabel(form.email, { exact: true }).fill("nobody");
      await page.getByRole("button", { name: t.submit }).click();
      await expect(page.getByRole("alert")).toContainText(t.errors.email);
      await page.getByLabel(form.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: t.submit }).click();
      await expect(page.getByText(t.asked.title)).toBeVisible();
      expect((await subscriptionOf(email))?.status).toBe("pending");
    });
  });
}

test("a machine is thanked and forgotten, and one in a hurry is asked again", async ({ page }) => {
  const { form } = words("de", "contact");
  const email = `${randomUUID()}@example.com`;
  const fill = async () => {
    await page.getByLabel(form.name, { exact: true }).fill("Robot");
    await page.getByLabel(form.email, { exact: true }).fill(email);
    await page.getByLabel(form.topic, { exact: true }).selectOption("other");
    await page.getByLabel(form.message, { exact: true }).fill("Buy now");
  };
  await page.goto(href("contact", "de"));
  await fill();
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("alert")).toContainText(form.problems.again);
  await expect(page.getByLabel(form.message, { exact: true })).toHaveValue("Buy now");
  await page.locator("input[name=website]").evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent.title)).toBeVisible();
  expect(await messagesOf(email)).toEqual([]);
});

test("old and foreign addresses of posts and pages lead to the right ones", async ({ request }) => {
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
