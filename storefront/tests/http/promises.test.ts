import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { request as playwright, type APIRequestContext, type APIResponse } from "@playwright/test";
import { createProduct, type TestProduct } from "../../../testing/products";
import { pages, type Place } from "../../../commerce/tests/promises/places";
import { broken, newTable } from "../../../commerce/tests/promises/table";
import { cartApiPath, href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { createCode } from "../../../testing/codes";
import { decoded } from "./delivered-page";
import { orderFields } from "./page-forms";

const { promises, saysIn } = newTable();

vi.setConfig({ hookTimeout: 120_000 });

/** On sale until the end of the file: others expect the seeded catalogue. */
const told: TestProduct[] = [];
afterAll(async () => {
  for (const product of told) await product.takeOffSale();
});

/** What each page says. */
const found: Partial<Record<Place, string>> = {};

/** The text of a page, and what its fields hold; the scripts hold all messages and data. */
async function add(place: (typeof pages)[number], answer: APIResponse): Promise<string> {
  const html = decoded((await answer.text()).replaceAll(/<(script|svg)\b[\s\S]*?<\/\1>/g, ""));
  found[place] = `${html}\n${html.replaceAll(/<[^>]*>/g, " ")}`;
  return html;
}

/** The fields of an address in the form of the checkout. */
const address = (kind: "shipping" | "billing"): Record<string, string> => {
  const field = (name: "address_1" | "address_2" | "postal_code" | "city" | "province" | "country_code") =>
    saysIn(`set_information.${kind}_address.${name}`);
  const names = (["first_name", "last_name"] as const).map((name) =>
    saysIn(`set_information.${kind}_address.${name}`),
  );
  return {
    [`${kind}.country`]: field("country_code"),
    [`${kind}.fullName`]: names.join(" "),
    [`${kind}.street`]: field("address_1"),
    [`${kind}.addition`]: field("address_2"),
    [`${kind}.postalCode`]: field("postal_code"),
    [`${kind}.city`]: field("city"),
    [`${kind}.province`]: field("province"),
  };
};

const information = (): Record<string, string> => ({
  email: saysIn("set_information.email"),
  ...address("shipping"),
  "shipping.phone": saysIn("set_information.shipping_address.phone"),
  ...address("billing"),
  notes: saysIn("set_information.requests.notes"),
  gift: "on",
  giftMessage: saysIn("set_information.requests.gift_message"),
  wantsInvoice: "on",
  "invoice.company": saysIn("set_information.requests.invoice.company"),
  "invoice.vat_id": saysIn("set_information.requests.invoice.vat_id"),
  "invoice.codice_fiscale": saysIn("set_information.requests.invoice.codice_fiscale"),
  "invoice.sdi_code": saysIn("set_information.requests.invoice.sdi_code"),
  "invoice.pec": saysIn("set_information.requests.invoice.pec"),
});

interface Snapshot {
  snapshot: { cart: { lines: { id: string; name: string }[] } };
}

/** Everything a buyer can do to a cart. */
async function fillCart(browser: APIRequestContext): Promise<void> {
  const change = async (form: Record<string, string>): Promise<Snapshot> => {
    const answer = await browser.post(cartApiPath("it"), { form });
    expect(answer.status(), JSON.stringify(form)).toBe(200);
    return (await answer.json()) as Snapshot;
  };
  const [first, second, third] = await Promise.all(
    (["firstAddition.variant_id", "add.variant_id", "remove.line_id"] as const).map((field) =>
      createProduct(saysIn(field), { euro: 1.3, stock: 999 }),
    ),
  );
  told.push(...[first, second, third].filter((product) => product !== undefined));
  for (const field of ["firstAddition.code", "apply_code.code", "remove_code.code"] as const) {
    await createCode({ code: saysIn(field) });
  }
  const put = (variantId = "", quantity: string, gift: Record<string, string> = {}) =>
    change({ intent: "add", variantId, quantity, ...gift });
  // the link with a code, opened before there is a cart; the first country is that of the page's language
  await browser.post(href("discount", "it", { code: saysIn("firstAddition.code") }));
  await put(first?.variantId, saysIn("firstAddition.quantity"), { gift: "yes" });
  const { lines } = (await put(third?.variantId, "1")).snapshot.cart;
  const lineOf = (name: string) => lines.find((line) => line.name === name)?.id ?? "";
  await change({ intent: "remove", lineId: lineOf(saysIn("remove.line_id")) });
  await put(second?.variantId, saysIn("add.quantity"), { gift: "yes" });
  const lineId = lineOf(saysIn("firstAddition.variant_id"));
  await change({ intent: "set-quantity", lineId, quantity: saysIn("set_quantity.quantity") });
  await change({ intent: "apply-promo", code: saysIn("remove_code.code") });
  await change({ intent: "remove-promo", code: saysIn("remove_code.code") });
  await change({ intent: "apply-promo", code: saysIn("apply_code.code") });
  await change({ intent: "set-country", country: saysIn("set_country.country") });
}

beforeAll(async () => {
  const browser = await playwright.newContext({ baseURL: env.SHOP_URL });
  const page = (
    name: "cart" | "checkout" | "checkoutPayment" | "checkoutConfirm" | "orderLookup" | "withdrawal",
  ) => href(name, "it");
  const post = (path: string, form: Readonly<Record<string, string>>) => browser.post(path, { form });
  await fillCart(browser);
  await add("cart_page", await browser.get(page("cart")));
  // the next step opens only if this one is complete
  await add("payment_page", await post(page("checkout"), information()));
  await add("checkout_page", await browser.get(page("checkout")));
  await add("confirm_page", await post(page("checkoutPayment"), { method: "bank_transfer" }));
  const order = await add(
    "order_page",
    await post(page("checkoutConfirm"), await orderFields(browser, page("checkoutConfirm"))),
  );
  const number = /name="orderNumber" value="(\d+)"/.exec(order)?.[1] ?? "";
  expect(number).not.toBe("");

  const email = saysIn("orderLookup.email");
  await add("order_lookup_page", await post(page("orderLookup"), { number: "999999999", email }));
  const declared = {
    name: saysIn("withdrawal.name"),
    orderNumber: number,
    email: saysIn("withdrawal.email"),
    items: saysIn("withdrawal.items"),
  };
  await add("withdrawal_page", await post(page("withdrawal"), { ...declared, step: "review" }));
  await add("receipt_page", await post(page("withdrawal"), { ...declared, step: "confirm" }));
  await browser.dispose();
});

test("every page is looked at", () => {
  expect(Object.keys(found).toSorted()).toEqual(pages.toSorted());
});

test.each(promises)("%s is shown on the pages where it has to be, and on no other", (_, told) => {
  expect(broken(told, found)).toEqual([]);
});
