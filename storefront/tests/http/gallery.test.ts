import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { hazelnut } from "../../e2e/support/goods";
import { filled, words } from "../../e2e/support/words";
import { attribute, openPage } from "./delivered-page";
import { test } from "./request";

test("without JavaScript a thumbnail leads to its picture, which opens as a file", async ({ request }) => {
  const label = filled(words("de", "catalogue").product.pictureOf, { number: 2, count: 4 });
  const page = await openPage(request, href("product", "de", { slug: hazelnut.de.slug }));
  const thumbnails = page.queryAll("main a").filter((link) => attribute(link, "aria-label") === label);
  expect(thumbnails.map((link) => attribute(link, "href"))).toEqual(["#picture-2"]);
  const file = attribute(page.query("#picture-2 a"), "href");
  expect(file).toMatch(/\/media\/1600\/.*torrone-nocciole-detail/);
  expect((await request.get(file)).status()).toBe(200);
});
