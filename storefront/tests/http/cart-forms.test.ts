import { expect } from "vitest";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { almond, hazelnut } from "../../e2e/support/goods";
import { smallHazelnut, variantOf } from "../../e2e/support/orders";
import { createCode, removeCode } from "../../../testing/codes";
import { filled, words } from "../../e2e/support/words";
import { attribute, textOf } from "./delivered-page";
import { PlainBrowser } from "./plain-browser";
import { test } from "./request";

// the cart as a browser without JavaScript uses it

const t = words("de", "cart");
const { add } = words("de", "catalogue").product;
const line = { name: hazelnut.de.name, weight: "150 g" };
const more = filled(t.line.moreOf, line);
const less = filled(t.line.lessOf, line);

/** Buys packs of small hazelnut nougat on its page and opens the cart. */
async function fill(browser: PlainBrowser, packs: number): Promise<void> {
  await browser.open(href("product", "de", { slug: hazelnut.de.slug }));
  await browser.press(add, { variantId: await smallHazelnut(), quantity: String(packs) });
  expect(browser.said("status")).toContain(filled(t.flash.added, { name: `${line.name}, ${line.weight}` }));
  await browser.open(href("cart", "de"));
}

/** Whether the cart leads to the checkout. */
const leadsOn = ({ page }: PlainBrowser): boolean =>
  page.queryAll("main a").some((link) => attribute(link, "href") === href("checkout", "de"));

test("changes the quantity, removes the line and restores it", async ({ browser }) => {
  await fill(browser, 1);
  expect(textOf(browser.page.query("header"))).toContain("1");
  await browser.press(more);
  expect(browser.page.mainText).toContain("14,20 €");
  expect(browser.page.mainText).toContain(t.freeShipping.products);
  await browser.press(filled(t.line.updateOf, line), { quantity: "8" });
  // 8 × 7.10 = 56.80: free shipping
  for (const text of ["56,80 €", t.summary.free]) expect(browser.page.mainText).toContain(text);
  expect(browser.page.mainText).not.toContain(t.freeShipping.products);
  await browser.press(less);
  expect(browser.page.mainText).toContain("49,70 €");
  expect(browser.page.mainText).toContain("Noch 0,30 € bis zum kostenlosen Versand");

  await browser.press(filled(t.line.removeOf, line));
  expect(browser.said("status")).toContain("Haselnusstorrone, 150 g ist entfernt.");
  expect(browser.page.mainText).toContain(t.empty.title);
  await browser.press(t.flash.undo);
  expect(browser.value("quantity")).toBe("7");
});

test("a product page comes back with the weight that was added", async ({ browser }) => {
  const page = href("product", "de", { slug: hazelnut.de.slug });
  await browser.open(page);
  await browser.press(add, { variantId: await variantOf("ST-NOC-0300") });
  expect(browser.path).toBe(`${page}?weight=300`);
});

test("a sold-out variant is shown but cannot be bought, with a forged form either", async ({ browser }) => {
  await browser.open(href("product", "de", { slug: almond.de.slug }));
  const [soldOut] = browser.page.queryAll("label").filter((label) => textOf(label).startsWith("500 g"));
  const radio = soldOut?.querySelector('input[name="variantId"]') ?? null;
  expect(radio?.hasAttribute("disabled")).toBe(true);
  expect(textOf(soldOut ?? null)).toContain(words("de", "catalogue").card.soldOut);
  const form = { intent: "add", variantId: attribute(radio, "value"), quantity: "1" };
  const answer = await browser.request.post(href("cart", "de"), { form });
  expect([answer.status(), (await answer.text()).includes(t.errors.sold_out)]).toEqual([409, true]);
  await browser.open(href("cart", "de"));
  expect(browser.value("quantity")).toBeNull();
});

test("a button pressed twice adds the product once, to a cart and to none", async ({ browser }) => {
  for (const packs of ["1", "3"]) {
    await browser.open(href("product", "de", { slug: hazelnut.de.slug }));
    const quantity = packs === "1" ? "1" : "2";
    const { action, body } = browser.form(add, { variantId: await smallHazelnut(), quantity });
    const post = () =>
      browser.request.post(action, {
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          Origin: new URL(env.SHOP_URL).origin,
        },
        data: body.toString(),
      });
    for (const answer of await Promise.all([post(), post()])) expect(answer.ok()).toBe(true);
    await browser.open(href("cart", "de"));
    expect(browser.value("quantity")).toBe(packs);
  }
});

test("two shoppers who send the same form have their own packs", async ({ browser, elsewhere }) => {
  const browsers = [browser, new PlainBrowser(await elsewhere())];
  const numbers = [];
  for (const each of browsers) {
    await each.open(href("product", "de", { slug: hazelnut.de.slug }));
    const { action, body } = each.form(add, { variantId: await smallHazelnut(), quantity: "1" });
    numbers.push(body.get("submissionId"));
    await each.send(action, body);
  }
  expect(new Set(numbers).size).toBe(1);
  for (const each of browsers) {
    await each.open(href("cart", "de"));
    expect(each.value("quantity")).toBe("1");
  }
});

test("a promo code waits for its minimum, is applied and removed, as announced", async ({ browser }) => {
  const { id: codeId, code } = await createCode({ minimum: "14" });
  await fill(browser, 1);
  await browser.press(t.promo.apply, { code: "" });
  expect(browser.description("code")).toContain(t.errors.code_empty);
  await browser.press(t.promo.apply, { code: ` ${code.toLowerCase()} ` });
  const missing = `Der Code ${code} gilt erst ab einem höheren Warenwert; es fehlen noch 6,90 €.`;
  expect(browser.said("alert")).toContain(missing);
  await browser.press(more);
  expect(browser.said("status")).toContain(`Der Code ${code} ist eingelöst.`);
  expect(browser.page.mainText).toContain("−1,42 €");
  await browser.press(less);
  expect(browser.said("status")).toContain(missing);
  expect(browser.page.mainText).not.toContain("Rabatt mit");
  await removeCode(codeId);
  await browser.press(more);
  expect(browser.said("status")).toContain(`Der Code ${code} gilt nicht mehr und wurde entfernt.`);
});

test("changed stock, price and availability are on the line and can be resolved", async ({ browser }) => {
  const product = await createProduct(`Probetorrone ohne ${Date.now()}`, { euro: 5, stock: 10 });
  const form = { intent: "add", variantId: product.variantId, quantity: "4" };
  await browser.request.post(href("cart", "de"), { form });
  const seen = async (text: string) => {
    await browser.open(href("cart", "de"));
    expect(browser.page.mainText).toContain(text);
  };
  await seen("20,00 €");
  expect(leadsOn(browser)).toBe(true);

  await product.setStock(3);
  await seen("Davon sind nur noch 3 Packungen auf Lager.");
  expect(leadsOn(browser)).toBe(false);
  await browser.open(href("checkout", "de"));
  expect(browser.path).toBe(href("cart", "de"));
  await browser.press("3 Packungen nehmen");
  expect(leadsOn(browser)).toBe(true);
  expect(browser.value("quantity")).toBe("3");

  await product.setPrice(5.5);
  await seen("Der Preis hat sich geändert: jetzt 5,50 €, bisher 5,00 €.");
  expect(leadsOn(browser)).toBe(false);
  await browser.press(t.mark.accept);
  expect(browser.said("status")).toContain("kostet jetzt 5,50 € je Packung.");
  expect(browser.page.mainText).toContain("16,50 €");
  expect(leadsOn(browser)).toBe(true);

  await product.takeOffSale();
  await seen(t.mark.offSale);
  expect(leadsOn(browser)).toBe(false);
  await browser.press(/aus dem Warenkorb nehmen$/);
  expect(browser.page.mainText).toContain(t.empty.title);
  await product.remove();
});

test("the same quantity change sent twice counts once", async ({ buyer }) => {
  const lineId = await buyer.add(undefined, "2");
  const expectQuantity = async (quantity: number) =>
    expect(await (await buyer.get("/api/cart")).json()).toMatchObject({ cart: { lines: [{ quantity }] } });
  const change = { intent: "set-quantity", lineId, seen: "2" };
  const send = (submissionId: string, quantity = "3") =>
    buyer.post("/api/cart", { ...change, quantity, submissionId });
  await Promise.all([send("form-1"), send("form-1")]);
  await expectQuantity(3);
  await send("form-2");
  await expectQuantity(4);
  expect((await send("form-3", "99")).status()).toBe(422);
  await expectQuantity(4);
});

const discount = (code: string, to = "") =>
  `${href("discount", "it", { code })}${to && `?to=${encodeURIComponent(to)}`}`;

test("a discount link is applied to the first cart", async ({ browser }) => {
  const it = words("it", "cart");
  await browser.open(discount("torrone10", href("cart", "it")));
  await browser.press(it.discount.button);
  expect(browser.path).toBe(href("cart", "it"));
  expect(browser.said("status")).toContain(filled(it.flash.linkCode, { code: "TORRONE10" }));
  await browser.open(href("product", "it", { slug: hazelnut.it.slug }));
  await browser.press(words("it", "catalogue").product.add, { variantId: await smallHazelnut() });
  await browser.open(href("cart", "it"));
  for (const text of ["Sconto con TORRONE10", "−0,71 €"]) expect(browser.page.mainText).toContain(text);
});

test("opening a discount link sets no cookie and redirects to no other site", async ({ request }) => {
  const seen = await request.get(discount("TORRONE10", "//evil.example"));
  expect([seen.status(), seen.headers()["set-cookie"]]).toEqual([200, undefined]);
  const sent = await request.post(discount("TORRONE10", "https://evil.example/"), {
    form: {},
    maxRedirects: 0,
  });
  expect([sent.status(), sent.headers()["location"]]).toEqual([303, href("cart", "it")]);
  expect((await request.get(discount("x".repeat(61)))).status()).toBe(404);
});

test("a cart link opens the cart in another browser", async ({ browser, elsewhere }) => {
  await fill(browser, 2);
  const link = attribute(browser.page.query("#device-link"), "value");
  const other = new PlainBrowser(await elsewhere());
  await other.open(link);
  await other.press(t.device.button);
  expect(other.said("status")).toContain(t.flash.continued);
  expect(other.value("quantity")).toBe("2");

  await other.open(`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`);
  expect(other.page.html).toContain(t.flash.linkExpired);
  expect(other.page.queryAll("button").map(textOf)).not.toContain(t.device.button);
  await other.open(href("cart", "de"));
  expect(other.value("quantity")).toBe("2");
});
