import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { classic, hazelnut } from "../../e2e/support/goods";
import { attribute, textOf } from "./delivered-page";
import { test } from "./request";

test("switching the language keeps product and category for a year", async ({ browser, request }) => {
  await browser.open(href("product", "de", { slug: hazelnut.de.slug }));
  for (const [to, button] of [
    ["it", /Italiano/],
    ["en", /English/],
    ["de", /Deutsch/],
  ] as const) {
    await browser.press(button);
    expect(browser.path).toBe(href("product", to, { slug: hazelnut[to].slug }));
    expect(textOf(browser.page.query("h1"))).toBe(hazelnut[to].name);
    expect(attribute(browser.page.query("html"), "lang").slice(0, 2)).toBe(to);
  }
  const chosen = (await request.storageState()).cookies.find(({ name }) => name === "lang");
  expect(chosen).toMatchObject({ value: "de", path: "/", sameSite: "Lax" });
  // 365 days from now, within the minutes of a slow test
  expect(((chosen?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)).toBeCloseTo(365, 1);

  await browser.open(href("category", "de", { slug: classic.de.slug }));
  await browser.press(/Italiano/);
  expect(browser.path).toBe(href("category", "it", { slug: classic.it.slug }));
  expect(browser.page.queryAll("header a").map(textOf)).toContain(classic.it.name);
});

test("a page in another language offers the visitor's language", async ({ browser }) => {
  const italian = `${href("product", "it", { slug: hazelnut.it.slug })}?weight=300`;
  const offer = "Diese Seite auf Deutsch";
  const offered = () => browser.page.queryAll("button").map(textOf);
  await browser.open(italian);
  await browser.press(offer);
  expect(browser.path).toBe(`${href("product", "de", { slug: hazelnut.de.slug })}?weight=300`);
  expect(offered()).not.toContain(offer);
  // a visitor who declines is not asked again
  await browser.open(italian);
  await browser.press("Resta in italiano");
  expect(browser.path).toBe(italian);
  expect(offered()).not.toContain(offer);
});

test("a slug of another language redirects to the page's own slug", async ({ browser }) => {
  await browser.open(href("product", "it", { slug: hazelnut.de.slug }));
  expect(browser.path).toBe(href("product", "it", { slug: hazelnut.it.slug }));
});
