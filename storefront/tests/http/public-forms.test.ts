import { randomUUID } from "node:crypto";
import { signToken } from "@su-turrone/contract/tokens";
import { expect, vi } from "vitest";
import { settleAnyway } from "../../../testing/orders";
import { asOwner } from "../../../testing/owner";
import { href } from "../../app/i18n/paths";
import { honeypotName } from "../../app/content/Honeypot";
import { messagesOf, subscriptionOf } from "../../e2e/support/admin";
import { env } from "../../e2e/support/env";
import { almond } from "../../e2e/support/goods";
import { waitForLink } from "../../e2e/support/mails";
import { placeOrder } from "../../e2e/support/orders";
import { filled, words } from "../../e2e/support/words";
import { attribute, textOf } from "./delivered-page";
import { test } from "./request";

// the public forms as a browser without JavaScript uses them; mails are waited for
vi.setConfig({ testTimeout: 120_000 });

/** The time at which a form was opened, as long ago as a person takes to fill it in, or just now. */
const stamp = (secondsAgo: number): string =>
  signToken(env.SIGNING_SECRET, "form", [], Date.now() - secondsAgo * 1_000);

/** Settles the withdrawals of an e-mail address as the owner. */
async function settleAll(email: string): Promise<void> {
  const { withdrawals } = await asOwner<{ withdrawals: { id: string; email: string }[] }>(
    "/admin/withdrawals?limit=100",
  );
  for (const { id } of withdrawals.filter((one) => one.email === email)) await settleAnyway(id);
}

test("a contact message is validated and delivered", async ({ browser }) => {
  const { form } = words("it", "contact");
  const email = `${randomUUID()}@example.com`;
  await browser.open(href("contact", "it"));
  await browser.press(form.submit, { stamp: stamp(10) });
  expect(browser.said("alert")).toContain(form.errors.title);
  expect(browser.page.queryAll('[role="alert"] a')).toHaveLength(4);
  expect(browser.description("name")).toContain(filled(form.errors.required, { field: form.name }));
  const message = { name: "Grazia Deledda", email, topic: "visit", message: "Buongiorno!\n\nGrazie." };
  await browser.press(form.submit, { ...message, stamp: stamp(10) });
  expect(browser.page.mainText).toContain(form.sent.title);
  expect(await messagesOf(email)).toEqual([message]);
});

test("company gifts are asked for by a form that names what the workshop must know", async ({ browser }) => {
  const { form } = words("it", "contact");
  const email = `${randomUUID()}@example.com`;
  await browser.open(href("home", "it"));
  await browser.follow(words("it", "home").gifts.company);
  expect(browser.page.mainText).toContain(form.gifts);
  expect([browser.value("topic"), browser.value("message")]).toEqual(["company_gifts", form.giftsMessage]);
  const message = { name: "Ilisso", email, topic: "company_gifts", message: "Quanti pacchi: 50" };
  await browser.press(form.submit, { ...message, stamp: stamp(10) });
  expect(browser.page.mainText).toContain(form.sent.title);
  expect(await messagesOf(email)).toEqual([message]);
  await browser.open(`${href("contact", "it")}?topic=nonsense`);
  expect([browser.value("topic"), browser.value("message")]).toEqual(["", ""]);
});

test("a bot gets the success page but stores nothing, a form too fast is returned", async ({ browser }) => {
  const { form } = words("de", "contact");
  const email = `${randomUUID()}@example.com`;
  await browser.open(href("contact", "de"));
  const message = { name: "Robot", email, topic: "other", message: "Buy now" };
  await browser.press(form.submit, { ...message, stamp: stamp(0) });
  expect(browser.page.mainText).toContain(form.problems.again);
  expect(browser.value("message")).toBe("Buy now");
  await browser.press(form.submit, { [honeypotName]: "https://spam.example" });
  expect(browser.page.mainText).toContain(form.sent.title);
  expect(await messagesOf(email)).toEqual([]);
});

test("a newsletter subscription is validated and waits for confirmation", async ({ browser }) => {
  const t = words("it", "newsletter");
  const email = `${randomUUID()}@example.com`;
  await browser.open(href("newsletter", "it"));
  await browser.press(t.submit, { email: "nobody" });
  expect(browser.description("email")).toContain(t.errors.email);
  await browser.press(t.submit, { email });
  expect(browser.page.mainText).toContain(t.asked.title);
  expect((await subscriptionOf(email))?.status).toBe("pending");
});

test("a shopper subscribes to a back-in-stock notification, confirms and ends it", async ({ browser }) => {
  const t = words("it", "back-in-stock");
  const email = `${randomUUID()}@example.com`;
  await browser.open(href("product", "it", { slug: almond.it.slug }));
  expect(browser.page.mainText).toContain(filled(t.textFor, { weight: "500 g" }));
  await browser.press(t.submit, { email: "nobody" });
  expect(browser.description("email")).toContain(t.errors.email);
  expect(browser.value("email")).toBe("nobody");
  await browser.press(t.submit, { email });
  expect(browser.page.mainText).toContain(t.asked.title);

  await browser.open(await waitForLink(email, "/restock/confirm"));
  await browser.press(t.confirm.button);
  expect(browser.page.mainText).toContain(t.confirm.done);
  await browser.open(await waitForLink(email, "/restock/end"));
  await browser.press(t.end.button);
  expect(browser.page.mainText).toContain(t.end.done);

  await browser.open(`${href("backInStockConfirm", "it")}?token=restock_1.0.abc`);
  expect(browser.said("alert")).toContain(t.badLink);
  expect(browser.page.queryAll("main button").map(textOf)).not.toContain(t.confirm.button);
});

test("a repeated withdrawal says what stands, and promises no settled refund", async ({ browser }) => {
  const { received } = words("it", "withdrawal");
  const [begin, confirm] = ["Recedere dal contratto qui", "Conferma recesso"];
  const order = await placeOrder("it");
  const declare = async () => {
    await browser.open(href("withdrawal", "it"));
    await browser.press(begin, { name: "Giulia Serra", orderNumber: order.number, email: order.email });
    await browser.press(confirm);
    return browser.page.mainText;
  };
  const beginning = (text: string) => text.split("{{")[0] ?? "";
  const whole = beginning(received.earlier.whole.open);
  const first = await declare();
  expect(first).toContain(received.next);
  expect(first).not.toContain(whole);
  const second = await declare();
  for (const text of [whole, "Resta valido", received.next]) expect(second).toContain(text);
  await settleAll(order.email);
  const third = await declare();
  for (const text of [whole, "ormai concluso"]) expect(third).toContain(text);
  expect(third).not.toContain(received.next);
});

test("a withdrawal is declared in two steps without login, of unknown orders too", async ({ browser }) => {
  const t = words("it", "withdrawal");
  // the wording required by law, duplicated here on purpose
  const [begin, confirm] = ["Recedere dal contratto qui", "Conferma recesso"];
  await browser.open(href("contact", "it"));
  const links = browser.page.queryAll("footer a").filter((link) => textOf(link) === begin);
  expect(links.map((link) => attribute(link, "href"))).toEqual([href("withdrawal", "it")]);
  await browser.follow(begin);
  expect(textOf(browser.page.query("h1"))).toBe(t.title);
  await browser.press(begin);
  expect(browser.description("name")).toContain(t.errors.name);

  await browser.press(begin, { name: "Anna Berger", orderNumber: "999999", email: "anna@example.com" });
  for (const text of [t.review.title, t.allItems]) expect(browser.page.mainText).toContain(text);
  await browser.press(t.review.edit);
  expect([browser.value("name"), browser.value("orderNumber")]).toEqual(["Anna Berger", "999999"]);
  await browser.press(begin);
  await browser.press(confirm);
  const receipt = browser.path;
  for (const text of [t.received.title, "999999", String(new Date().getFullYear())])
    expect(browser.page.mainText).toContain(text);
  // the receipt is a page of its own: opening it again does not submit again
  await browser.open(receipt);
  expect(browser.page.mainText).toContain(t.received.title);
});
