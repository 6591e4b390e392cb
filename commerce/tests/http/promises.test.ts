import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { CartView } from "@su-turrone/contract/cart-view";
import { shopDay } from "@su-turrone/contract/time-zone";
import { post } from "../../../testing/owner";
import { monthEndTables } from "../../src/features/month-end/month-end-tables";
import { buyerMails, commercePlaces, ownerMails, type Place } from "../promises/places";
import { broken } from "../promises/table";
import { deleteCodes } from "./code-tools";
import { sql, tablesWith } from "./database";
import { longAgo } from "./long-ago";
import { mailsTo, noticeOf } from "./mails";
import { ownersText, pdfText } from "./owner-texts";
import { asStorefront, send } from "./shop";
import {
  deliverTold,
  fillCart,
  fillCheckout,
  pay,
  placeTold,
  promises,
  saysIn,
  sendForms,
  settleTold,
  withdrawTold,
  takeOffSale,
} from "./told-shop";

vi.setConfig({ hookTimeout: 240_000, testTimeout: 60_000 });

/** What each place says. */
const found: Partial<Record<Place, string>> = {};
/** The fields whose values are still in other tables than they should be after the erasure. */
const left: Record<string, string[]> = {};

const add = (place: Place, text: string): void => {
  found[place] = `${found[place] ?? ""}\n${text}`;
};

async function readMails(number: string): Promise<void> {
  await noticeOf(Number(number));
  const marks = [`ordine ${number}`, saysIn("message.name")];
  const mails = [
    ...(await Promise.all(
      (["set_information.email", "message.email", "newsletter.email", "backInStock.email"] as const).map(
        (field) => mailsTo(saysIn(field)),
      ),
    )),
    (await mailsTo("owner@su-turrone.example")).filter(({ subject }) =>
      marks.some((mark) => subject.includes(mark)),
    ),
  ].flat();
  for (const name of [...buyerMails, ...ownerMails]) {
    for (const { template, subject, text } of mails) if (template === name) add(name, `${subject}\n${text}`);
  }
}

async function readExports(number: string): Promise<void> {
  const month = shopDay(new Date()).slice(0, 7);
  for (const table of monthEndTables) {
    const text = await ownersText(`/admin/month-end/${table}?month=${month}&language=it`);
    const lines = text.split("\n").map((line) =>
      // what others have ordered and the sums of all tell nothing of this buyer
      line.includes(`;${number};`) ? line : line.replaceAll(/(?<=;)[\d.,-]+(?=;|\r)/g, ""),
    );
    add("month", lines.join("\n"));
  }
  for (const [place, path] of Object.entries({
    withdrawals: "/admin/withdrawals",
    messages: "/admin/messages",
    newsletter: "/admin/newsletter",
    reviews: "/admin/reviews",
    audit_log: "/admin/audit-log",
    bell: "/admin/notifications",
  } as const)) {
    add(place as Place, await ownersText(`${path}?limit=100&order=-created_at`));
  }
  add("newsletter_file", await ownersText("/admin/newsletter/export"));
}

beforeAll(async () => {
  const { cartId, productId, variantId } = await fillCart();
  const cart = async () => (await send("GET", `/store/carts/${cartId}/view`)).body["cart"] as CartView;
  add("cart", JSON.stringify(await cart()));
  await fillCheckout(cartId);
  const last = await cart();
  add("checkout", JSON.stringify(last));
  const order = await placeTold(cartId, last.totals.total_cents, variantId);
  const { id, key } = order;
  const status = async () => JSON.stringify((await send("GET", `/store/orders/${id}`, undefined, key)).body);
  add("order", await status());
  add("admin", await ownersText(`/admin/orders/${id}/status`));
  add("order_list", await ownersText("/admin/order-list"));
  const documents = `/store/orders/${id}/documents`;
  add("summary", await pdfText(`${documents}/order`, { ...asStorefront, ...key }));
  const invoice = await pay(order);
  add("invoice", await pdfText(`${documents}/${invoice}`, { ...asStorefront, ...key }));
  add("e_invoice", await ownersText(`/admin/documents/${invoice}/xml`));
  for (const [place, kind] of Object.entries({
    slip: "packing-slips",
    card: "gift-cards",
    label: "address-labels",
  })) {
    add(place as Place, await pdfText(`/admin/packing-documents/${kind}?order_id=${id}`));
  }
  const batch = await deliverTold(order, productId);
  add("recall", await ownersText(`/admin/batches/${batch}/recall?format=csv&language=it`));
  add("product_reviews", JSON.stringify((await send("GET", `/store/reviews?product_id=${productId}`)).body));
  await sendForms(async () => {
    add("waiting_list", await ownersText("/admin/back-in-stock?limit=100"));
    add("waiting_list_file", await ownersText("/admin/back-in-stock/export"));
  });
  await withdrawTold(order);
  add("refunds", await ownersText("/admin/transfers"));
  // the account of a demo shop is none
  await post("/admin/shop-settings", { changes: { transfer_iban: "IT60X0542811101000000123456" } });
  add("refunds_file", JSON.stringify(await post("/admin/refund-transfers/file")));
  add("order", await status());
  await settleTold(order);
  add("admin", await ownersText(`/admin/orders/${id}/status`));
  add("evidence", await pdfText(`/admin/orders/${id}/evidence`));
  await readExports(order.number);
  await readMails(order.number);

  await longAgo(id);
  for (const field of [
    "set_information.email",
    "message.email",
    "newsletter.email",
    "backInStock.email",
  ] as const) {
    await post("/admin/erasures", { email: saysIn(field) });
  }
  const erased = promises.filter(([, { kept }]) => kept);
  const tables = await tablesWith(...erased.map(([, { says }]) => String(says)));
  for (const [field, { says }] of erased) left[field] = tables[String(says)] ?? [];
});

afterAll(async () => {
  await deleteCodes();
  await takeOffSale();
  await sql("delete from shop_settings_version where saved_by <> 'first-shop'");
});

it("every place is looked at", () => {
  expect(Object.keys(found).toSorted()).toEqual(commercePlaces.toSorted());
});

it.each(promises)("%s is shown where it has to be, and nowhere else", (_, told) => {
  expect(broken(told, found)).toEqual([]);
});

it.each(promises.flatMap(([field, { kept }]) => (kept ? [[field, kept] as const] : [])))(
  "after an erasure %s is only where the law keeps it: %j",
  (field, kept) => {
    expect(left[field]).toEqual(kept);
  },
);

it("a parcel tells neither prices nor its payer", () => {
  for (const place of ["slip", "card", "label"] as const) expect(found[place]).not.toMatch(/€/);
});
