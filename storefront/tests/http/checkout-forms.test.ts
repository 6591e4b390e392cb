import { expect, vi } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { asOwner } from "../../../testing/owner";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { buyers, hazelnut } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { attribute, textOf } from "./delivered-page";
import { address, mail, order, orderButton, start, toButton } from "./plain-checkout";
import { test } from "./request";

// the checkout as a browser without JavaScript uses it; each test places an order, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const t = words("de", "checkout");

test("the steps cannot be skipped", async ({ browser }) => {
  await browser.open(href("checkoutConfirm", "de"));
  expect(browser.path).toBe(`${href("cart", "de")}?cookies=missing`);
  expect(browser.said("alert")).toContain(words("de", "cart").empty.cookies);
  await start(browser);
  await browser.open(href("checkoutConfirm", "de"));
  expect(browser.path).toBe(href("checkout", "de"));
});

test("the information form reports validation errors and keeps the input", async ({ browser }) => {
  await start(browser);
  await browser.press(t.information.submit, {
    email: "anna@",
    "shipping.fullName": "Anna Berger",
    "shipping.postalCode": "27498",
  });
  expect(browser.page.status).toBe(422);
  expect(browser.said("alert")).toContain(t.errors.title);
  const targets = browser.page.queryAll('[role="alert"] a').map((link) => attribute(link, "href"));
  expect(targets).toHaveLength(4);
  for (const target of targets) expect(browser.page.query(`[id="${target.slice(1)}"]`)).not.toBeNull();
  expect(browser.description("email")).toContain(t.errors.email);
  expect(browser.description("shipping.postalCode")).toContain(t.errors.not_delivered);
  expect([browser.value("email"), browser.value("shipping.fullName")]).toEqual(["anna@", "Anna Berger"]);
});

test("a wrong field of the billing address is told apart from the delivery address", async ({ browser }) => {
  await start(browser);
  await browser.press(t.information.submit, {
    email: mail("falsch"),
    billingSame: [],
    ...address("shipping", "de"),
    ...address("billing", "de", { ...buyers.de, postalCode: "1" }),
  });
  const [wrong, ...others] = browser.page.queryAll('[role="alert"] a').map(textOf);
  expect([wrong, others]).toEqual([expect.stringMatching(/^Rechnungsadresse: ./), []]);
});

test("an Italian postal code of another town is doubted once, then accepted", async ({ browser }) => {
  const it = words("it", "checkout");
  await start(browser, {}, "it");
  await browser.press(it.information.submit, {
    email: mail("cap"),
    billingSame: [],
    ...address("shipping", "it", buyers.it),
    "shipping.province": "NU",
    ...address("billing", "it", { ...buyers.it, postalCode: "20121", city: "Roma" }),
    "billing.province": "CA",
  });
  expect(browser.page.status).toBe(422);
  const titled = (error: string) => `${it.information.billing}: ${error}`;
  expect(browser.page.queryAll('[role="alert"] a').map(textOf)).toEqual([
    titled(it.errors.city_elsewhere),
    titled(it.errors.province_elsewhere),
  ]);
  expect(browser.description("billing.city")).toContain(it.errors.city_elsewhere);
  // another place is doubted as well
  await browser.press(it.information.submit, { "billing.city": "Milano" });
  expect(browser.page.queryAll('[role="alert"] a').map(textOf)).toEqual([
    titled(it.errors.province_elsewhere),
  ]);
  await browser.press(it.information.submit);
  expect(browser.path).toBe(href("checkoutPayment", "it"));
});

test("the billing address may be in another EU country", async ({ browser }) => {
  const email = mail("irland");
  const billing = {
    ...buyers.de,
    name: "Siobhán O’Brien",
    street: "12 Main Street",
    city: "Cork",
    postalCode: "",
  };
  await start(browser);
  await toButton(browser, { email, billingSame: [], ...address("billing", "ie", billing) });
  for (const text of ["Siobhán O’Brien", "Irland"]) expect(browser.page.mainText).toContain(text);
  await order(browser, "Siobhán O’Brien");
  expect(browser.page.mainText).toContain("Irland");
  const [placed] = await ordersOf(email);
  const answer = await asOwner(`/admin/orders/${placed?.id}?fields=billing_address.country_code`);
  expect(answer).toMatchObject({ order: { billing_address: { country_code: "ie" } } });
});

test("steps opened again keep the input, and the order is placed once", async ({ browser }) => {
  const email = mail("zurueck");
  await start(browser);
  await toButton(browser, { email, notes: "Bitte klingeln" });
  await browser.open(href("checkoutPayment", "de"));
  expect(browser.value("method")).toBe("bank_transfer");
  await browser.open(href("checkout", "de"));
  expect([browser.value("email"), browser.value("shipping.street"), browser.value("notes")]).toEqual([
    email,
    buyers.de.street,
    "Bitte klingeln",
  ]);
  await browser.open(href("checkoutConfirm", "de"));
  expect(await ordersOf(email)).toEqual([]);
  await order(browser, buyers.de.name);
  await browser.open(href("checkoutConfirm", "de"));
  expect(browser.page.mainText).toContain(words("de", "cart").empty.title);
  expect(browser.page.mainText).not.toContain(words("de", "cart").empty.cookies);
  expect(await ordersOf(email)).toHaveLength(1);
});

test("a cart emptied in another tab redirects to the empty cart", async ({ browser }) => {
  await start(browser);
  await browser.press(t.information.submit, { email: mail("leer"), ...address("shipping", "de") });
  const payment = browser.form(t.payment.submit, { method: "bank_transfer" });
  await browser.open(href("cart", "de"));
  await browser.press(/ entfernen$/);
  const answer = await browser.request.post(payment.action, { form: Object.fromEntries(payment.body) });
  expect(new URL(answer.url()).pathname).toBe(href("cart", "de"));
  expect(await answer.text()).toContain(words("de", "cart").empty.title);
});

test("card and PayPal are disabled with a notice", async ({ browser }) => {
  await start(browser);
  await browser.press(t.information.submit, { email: mail("karte"), ...address("shipping", "de") });
  expect(browser.page.mainText).toContain(t.payment.needsScript);
  const methods = browser.page.queryAll('input[name="method"]');
  const open = methods.filter((method) => !method.hasAttribute("disabled"));
  expect([methods.length, open.map((method) => attribute(method, "value"))]).toEqual([3, ["bank_transfer"]]);
});

test("a gift selected on the product page preselects card and billing address", async ({ browser }) => {
  const email = mail("present");
  const product = words("de", "catalogue").product;
  await browser.open(href("product", "de", { slug: hazelnut.de.slug }));
  expect(browser.page.mainText).toContain(product.giftText);
  await browser.press(product.add, { variantId: await smallHazelnut(), gift: "yes" });
  await browser.open(href("cart", "de"));
  const { gift, delivery } = words("de", "cart");
  expect(browser.page.mainText).toContain(gift.marked);
  expect(browser.page.mainText).toContain(delivery.promise.replace("{{range}}", ""));
  const toCard = browser.page.queryAll("main a").find((link) => textOf(link) === gift.link);
  expect(attribute(toCard ?? null, "href")).toBe(`${href("checkout", "de")}#gift`);
  await browser.open(href("checkout", "de"));
  expect([browser.value("gift"), browser.value("billingSame")]).toEqual(["on", null]);
  const payer = address("billing", "de", { ...buyers.de, name: "Tante Grazia" });
  await toButton(browser, { email, giftMessage: "Alles Gute,\nOma!", ...payer });
  for (const text of ["Tante Grazia", "Alles Gute,"]) expect(browser.page.mainText).toContain(text);

  // unset together with the card; then a gift without a card
  await browser.follow(t.confirm.editGift);
  expect(browser.value("giftMessage")).toBe("Alles Gute,\nOma!");
  await toButton(browser, { gift: [] });
  expect(browser.page.queryAll("a").map((link) => attribute(link, "aria-label"))).not.toContain(
    t.confirm.editGift,
  );
  await browser.follow(t.confirm.editShipping);
  expect([browser.value("gift"), browser.value("giftMessage")]).toEqual([null, ""]);
  await toButton(browser, { gift: "on" });
  expect(browser.page.mainText).toContain(t.confirm.giftNoCard);
  // the buyer is thanked, not the person who receives the gift
  await order(browser, "Tante Grazia");
  const [placed] = await ordersOf(email);
  const answer = await asOwner(`/admin/orders/${placed?.id}/status`);
  expect(answer).toMatchObject({ requests: { gift: true, gift_message: "" } });
});

test("an order with gift message and Italian invoice, after a validation error", async ({ browser }) => {
  const email = mail("fattura");
  const it = words("it", "checkout");
  await start(browser, {}, "it");
  await browser.press(it.information.submit, {
    email,
    ...address("shipping", "it", buyers.it),
    "shipping.province": "NU",
    gift: "on",
    giftMessage: "Buon Natale, zia!",
    wantsInvoice: "on",
    "invoice.company": "Bottega Serra",
    "invoice.vat_id": "IT00743110158",
  });
  expect(browser.description("invoice.vat_id")).toContain(it.errors.vat_id);
  expect([browser.value("invoice.company"), browser.value("giftMessage")]).toEqual([
    "Bottega Serra",
    "Buon Natale, zia!",
  ]);
  await browser.press(it.information.submit, { "invoice.vat_id": "IT 00743110157" });
  await browser.press(it.payment.submit, { method: "bank_transfer" });
  for (const text of ["Buon Natale, zia!", "IT00743110157"]) expect(browser.page.mainText).toContain(text);
  await browser.press(orderButton.it);
  // the only name is that of the person who receives the gift
  expect(textOf(browser.page.query("h1"))).toBe("Grazie di cuore");
  expect(await ordersOf(email)).toHaveLength(1);
  for (const text of ["Buon Natale, zia!", "Partita IVA: IT00743110157"])
    expect(browser.page.mainText).toContain(text);
});

const abroad = [
  [
    "fr",
    "69003",
    "Lyon",
    "Pour les acheteurs en France",
    "Droit de rétractation",
    "Garantie légale de conformité",
  ],
  [
    "es",
    "46001",
    "Valencia",
    "Para compradores en España",
    "Derecho de desistimiento",
    "Garantía legal de conformidad",
  ],
] as const;

test.for(rowsOfRun(abroad, ([country]) => country, ["fr"]))(
  "%s: the legal texts are shown in the buyer's language before the order, and to no other buyer",
  async ([country, postalCode, city, title, ...texts], { browser }) => {
    await start(browser);
    const buyer = { ...buyers.de, postalCode, city };
    await toButton(browser, { email: mail(country), ...address("shipping", country, buyer) });
    const notice = browser.page.query(`main section[lang="${country}"]`);
    expect(textOf(notice)).toContain(title);
    const links = notice?.querySelectorAll("a") ?? [];
    expect(links.map(textOf)).toEqual([hazelnut.de.name, ...texts]);
    expect(attribute(links[0] ?? null, "lang")).toBe("de");
    // each link leads to a part that is there
    for (const link of links) {
      const target = attribute(link, "href");
      await browser.open(target);
      const [, id] = target.split("#");
      expect(
        id ? browser.page.query(`[id="${id}"]`) : browser.page.query(`[lang="${country}"]`),
        target,
      ).not.toBeNull();
    }

    await browser.open(href("checkout", "de"));
    await toButton(browser, address("shipping", "de"));
    expect(browser.page.queryAll('main [lang="fr"], main [lang="es"]')).toEqual([]);
  },
);
