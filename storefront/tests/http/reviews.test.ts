import { expect, vi } from "vitest";
import { href } from "../../app/i18n/paths";
import {
  approve,
  buy,
  createProduct,
  deliver,
  reviewToken,
  waitingReviews,
} from "../../e2e/support/delivered-order";
import { words } from "../../e2e/support/words";
import { attribute, textOf } from "./delivered-page";
import { test } from "./request";

// orders are placed, packed and delivered first
vi.setConfig({ testTimeout: 240_000 });

test("a buyer reviews a delivered product, and the review is shown once approved", async ({ browser }) => {
  const t = words("it", "review");
  const product = await createProduct(`Probe senza ${Date.now()}`);
  const path = href("product", "it", { slug: product.slug });
  const none = "Non ci sono ancora recensioni per questo prodotto.";
  const line = await buy(product);
  const link = `${href("writeReview", "it")}?token=${reviewToken(line)}`;
  await browser.open(path);
  expect(browser.page.mainText).toContain(none);
  await browser.open(link);
  expect(browser.page.status).toBe(403);
  expect(browser.page.mainText).toContain(t.problems.undelivered.title);
  await deliver(line);

  await browser.open(link);
  expect(attribute(browser.page.query('meta[name="robots"]'), "content")).toBe("noindex");
  expect(browser.page.mainText).toContain(product.title);
  // nothing filled in: each field shows its error
  await browser.press(t.form.submit);
  expect(browser.said("alert")).toContain(t.form.missing.rating);
  expect(browser.description("title")).toContain(t.form.missing.title);
  const hostile = `<script>alert("1")</script> & 'so' 🍯`;
  const text = "Knusprig und nicht zu süß.\nGern wieder!";
  await browser.press(t.form.submit, { rating: "4", title: hostile, text });
  // the name was left out: the other input is kept
  expect(browser.description("name")).toContain(t.form.missing.name);
  expect([browser.value("title"), browser.value("rating")]).toEqual([hostile, "4"]);
  await browser.press(t.form.submit, { name: "Zoë" });
  expect(browser.page.mainText).toContain(t.thanks.title);
  await browser.open(link);
  expect(browser.page.status).toBe(409);
  expect(browser.page.mainText).toContain(t.problems.used.title);

  await browser.open(path);
  expect(browser.page.mainText).toContain(none);
  const [waiting] = await waitingReviews(product.id);
  expect([waiting?.title, waiting?.text.replace("\r", "")]).toEqual([hostile, text]);
  await approve(waiting?.id ?? "");
  await browser.open(path);
  expect(browser.page.queryAll("article h3").map(textOf)).toContain(hostile);
  expect(browser.page.mainText).toContain(words("it", "product").reviews.verified);
  expect(browser.page.mainText).toMatch(/4 stelle su 5, 1/);
  await product.takeOffSale();
});
