import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { signToken } from "@su-turrone/contract/tokens";
import { deliverLines } from "../../../testing/orders";
import { runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import type { PersonExport } from "../../src/features/erasure/export-person";
import type { PersonReport } from "../../src/features/erasure/read-person";
import { change, newCart } from "./cart-change-tools";
import { sql, tablesWith } from "./database";
import { longAgo } from "./long-ago";
import { mailsTo, waitForMail } from "./mails";
import { buyersKey } from "./order-pages";
import { orderByTransfer } from "./placed-order";
import { owner, send } from "./shop";

// several people order and receive parcels
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const sdk = await owner();

const product = await ownProduct(`Vergessen ${Date.now()}`, { euro: 9 });

const post = <Answer>(path: string, body: object) => sdk.client.fetch<Answer>(path, { method: "POST", body });
const look = async (email: string) =>
  (await post<{ person: PersonReport }>("/admin/erasure-previews", { email })).person;
const erase = (email: string) =>
  post<{ order_count: number; row_count: number }>("/admin/erasures", { email });

interface Person {
  email: string;
  /** Unique to the person. */
  name: string;
  phone: string;
}

const newPersonData = (): Person => {
  const mark = randomUUID().slice(0, 8);
  return { email: `eufemia.${mark}@example.com`, name: `Cancellanda${mark}`, phone: `+39070${Date.now()}` };
};

/** Buys one pack by transfer with a gift message, a note and an invoice request. */
async function buy({ email, name, phone }: Person): Promise<{ id: string; lineId: string }> {
  const given = {
    first_name: "Eufemia",
    last_name: name,
    address_1: `Via ${name} 1`,
    address_2: "",
    phone,
    city: "Nuoro",
    postal_code: "08100",
    province: "nu",
    country_code: "it",
  };
  const { id: cartId } = await newCart(product.variantId, { country: "it" });
  const invoice = { company: name, vat_id: "", codice_fiscale: "", sdi_code: "", pec: email };
  await change(cartId, {
    type: "set_information",
    email,
    locale: "it-IT",
    shipping_address: given,
    billing_address: given,
    requests: { notes: `Suonare da ${name}`, gift: true, gift_message: `Auguri, ${name}`, invoice },
  });
  const made = await orderByTransfer(cartId);
  return { id: made.id, lineId: made.items[0]?.id ?? "" };
}

/** Records kept by law: documents of the books. */
const kept = ["shop_document"];

describe("the erasure of a person", () => {
  it("leaves personal data only in documents that must be kept by law", async () => {
    const person = newPersonData();
    const { email, name, phone } = person;
    const order = await buy(person);
    await deliverLines(order.id, [order.lineId]);
    await waitForMail(email, "order-delivered");
    const token = signToken(
      setting("SIGNING_SECRET"),
      "review",
      [order.id, order.lineId],
      Math.floor(Date.now() / 1000) + 3600,
    );
    const words = { rating: 5, title: "Buono", text: `Lo dice ${name}.`, display_name: name, language: "it" };
    const { status: reviewed, body } = await send("POST", "/store/reviews", { token, ...words });
    expect(reviewed).toBe(201);
    await post(`/admin/reviews/${(body["review"] as { id: string }).id}`, { status: "approved" });
    const message = { name, email, topic: "other", message: `Sono ${name}, ${phone}`, language: "it" };
    expect((await send("POST", "/store/messages", message)).status).toBe(201);
    const news = { email, language: "it", text_version: "2026-11" };
    expect((await send("POST", "/store/newsletter", news)).status).toBe(202);
    await waitForMail(email, "contact-copy");
    const invoices = () => sql("select 1 from shop_document where order_id = $1", [order.id]);
    await expect.poll(invoices, { timeout: 60_000 }).toHaveLength(1);
    // the account it was paid from, and the network it was ordered from
    await sql(
      `insert into refund_account (id, order_id, holder, iban, given_by)
       values ($1, $2, $3, 'DE89370400440532013000', 'statement')`,
      [`refacc_${randomUUID()}`, order.id, name],
    );
    await sql(
      `insert into transfer_sender (id, cart_id, network)
       select $1, cart_id, $3 from order_cart where order_id = $2
       on conflict (cart_id) where deleted_at is null do update set network = excluded.network`,
      [`trsend_${randomUUID()}`, order.id, name],
    );
    const before = await tablesWith(email, name);
    expect(before[name]).toEqual(
      expect.arrayContaining(["refund_account", "shop_document", "transfer_sender"]),
    );
    expect(before[email]).toEqual(
      expect.arrayContaining(["buyer_request", "cart", "contact_message", "order", "outbox_mail"]),
    );

    const copy = await post<PersonExport>("/admin/erasure-exports", { email });
    expect(copy).toMatchObject({
      orders: { order: [{ id: order.id, email }], refund_account: [{ holder: name }] },
      documents: { shop_document: [{ order_id: order.id }] },
      reviews: { review: [{ text: `Lo dice ${name}.` }] },
      messages: { contact_message: [{ message: `Sono ${name}, ${phone}` }] },
      newsletter: { newsletter_subscription: [{ email }] },
    });
    expect(Object.keys(copy)).not.toContain("traces");

    // the buyer may withdraw within fourteen days, so the shop needs the personal data
    expect((await look(email)).in_hand).toMatchObject([{ id: order.id, reason: "recent" }]);
    await expect(erase(email)).rejects.toMatchObject({ status: 400 });
    expect(await tablesWith(email)).toEqual({ [email]: before[email] });

    await longAgo(order.id);
    expect(await look(email)).toMatchObject({ in_hand: [], is_staff: false, paying: false, declared: false });
    expect(await erase(email.toUpperCase())).toMatchObject({ order_count: 1 });
    const left = async () =>
      [...new Set(Object.values(await tablesWith(email, name, phone)).flat())].filter(
        (table) => !kept.includes(table),
      );
    expect(await left()).toEqual([]);

    // a second attempt finds nothing, and the catch-up jobs do not re-create anything
    expect(await erase(email)).toEqual({ order_count: 0, row_count: 0 });
    const mails = (await mailsTo(email)).length;
    for (const job of ["startup-tasks", "issue-missing-documents"]) await runJob(job);
    expect((await mailsTo(email)).length).toBe(mails);
    expect(await left()).toEqual([]);

    expect((await send("GET", `/store/orders/${order.id}`, undefined, buyersKey(order.id))).status).toBe(404);
    expect((await send("POST", "/store/reviews", { token, ...words })).status).toBe(404);
    const { reviews } = (await send("GET", `/store/reviews?product_id=${product.id}`)).body;
    expect(reviews).toMatchObject([{ rating: 5, title: "Buono", text: "", display_name: "" }]);
    const { order: rest } = await sdk.admin.order.retrieve(order.id);
    expect([rest.id, rest.email ?? null]).toEqual([order.id, null]);
  });

  it("is recorded without personal data", async () => {
    const { email } = newPersonData();
    const news = { email, language: "it", text_version: "2026-11" };
    expect((await send("POST", "/store/newsletter", news)).status).toBe(202);
    expect(await erase(email)).toMatchObject({ order_count: 0 });
    const { erasures, kept } = await sdk.client.fetch<{
      erasures: Record<string, unknown>[];
      kept: { name: string; days: number }[];
    }>("/admin/erasures");
    expect(kept).toContainEqual({ name: "orders", days: 3_653 });
    expect(Object.keys(erasures[0] ?? {}).sort()).toEqual(["at", "erased_by", "id", "order_count"]);
  });
});

describe("an erasure is refused", () => {
  it("while an order is unpaid or recent", async () => {
    const person = newPersonData();
    const order = await buy(person);
    expect((await look(person.email)).in_hand).toMatchObject([{ id: order.id, reason: "unpaid" }]);
    await expect(erase(person.email)).rejects.toMatchObject({ status: 400 });
    await sdk.client.fetch(`/admin/orders/${order.id}/cancel`, { method: "POST", body: {} });
    expect((await look(person.email)).in_hand).toMatchObject([{ reason: "recent" }]);
  });

  it("while a withdrawal is open", async () => {
    const { email, name } = newPersonData();
    const declared = { name, email, order_number: "4711", items: "", language: "it" };
    const sent = await send("POST", "/store/withdrawals", { ...declared, request_id: randomUUID() });
    expect(sent.status).toBe(201);
    expect(await look(email)).toMatchObject({ declared: true });
    await expect(erase(email)).rejects.toMatchObject({ status: 400 });
  });

  it("for a staff member, and for an invalid e-mail address", async () => {
    expect(await look(setting("ADMIN_EMAIL"))).toMatchObject({ is_staff: true });
    await expect(erase(setting("ADMIN_EMAIL"))).rejects.toMatchObject({ status: 400 });
    await expect(erase("nobody")).rejects.toMatchObject({ status: 400 });
  });
});
