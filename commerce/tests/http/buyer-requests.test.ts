import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { CartView } from "@su-turrone/contract/cart-view";
import { placeOrder } from "./delivered-order";
import { noticeOf, waitForMail } from "./mails";
import { sql } from "./database";
import { pageOf } from "./order-pages";
import { orderOf } from "./payment-tools";
import type { TransferOrder } from "./placed-order";
import { cartWith, choosePayment, saveRequests, owner, send, variant } from "./shop";

const admin = await owner();
const email = `${randomUUID()}@example.com`;
const invoice = {
  company: "Bottega Serra",
  vat_id: "IT00743110157",
  codice_fiscale: "",
  sdi_code: "",
  pec: "",
};
const requests = {
  notes: "Beim Nachbarn Huber abgeben",
  gift: true,
  gift_message: "Alles Gute,\nOma!",
  invoice,
};

interface StatusAnswer {
  requests: unknown;
  transfer_reference: string;
}

let order: TransferOrder;
let answer: StatusAnswer;

beforeAll(async () => {
  order = await placeOrder(requests, email);
  answer = await admin.client.fetch<StatusAnswer>(`/admin/orders/${order.id}/status`);
});

describe("the buyer's requests from the checkout", { timeout: 60_000 }, () => {
  it("are saved with the cart, can be changed, and are deleted once empty", async () => {
    const { id } = await cartWith([{ variant_id: (await variant("ST-MAN-0150")).id, quantity: 1 }]);
    const kept = async () => (await send("GET", `/store/carts/${id}/view`)).body["cart"];
    await saveRequests(id, requests);
    expect(await kept()).toMatchObject({ requests });
    await saveRequests(id, { notes: "Zweimal klingeln" });
    expect(await kept()).toMatchObject({
      requests: { notes: "Zweimal klingeln", gift: false, gift_message: "", invoice: null },
    });
    await saveRequests(id, {});
    expect(await sql("select id from buyer_request where cart_id = $1", [id])).toEqual([]);
  });

  it("are part of the order status", async () => {
    expect(await pageOf(order.id)).toMatchObject({ requests });
  });

  it("are not stored in the order's metadata, nor are the keys of cart changes", async () => {
    const { id: variantId } = await variant("ST-MAN-0150");
    const first = { variant_id: variantId, quantity: 1, country: "de", key: randomUUID() };
    const { body } = await send("POST", "/store/filled-carts", first);
    const { id } = (body as unknown as { cart: { id: string } }).cart;
    await saveRequests(id, requests);
    await choosePayment(id);
    const { cart } = (await send("GET", `/store/carts/${id}/view`)).body as unknown as { cart: CartView };
    const orderId = await orderOf(id, cart.totals.total_cents);
    const [made] = await sql<{ metadata: object }>(`select metadata from "order" where id = $1`, [orderId]);
    expect(Object.keys(made?.metadata ?? {})).toEqual(["completion", "promised_transfer_days"]);
  });

  it("are part of the order status in the admin, with the transfer reference", () => {
    expect(answer.requests).toEqual(requests);
    expect(answer.transfer_reference).toMatch(
      new RegExp(`^ST-${String(order.display_id)}-[0-9A-HJKMNP-TV-Z]{8}$`),
    );
  });

  it("are part of the buyer's mail and of the owner's, the latter with the transfer reference", async () => {
    const buyer = await waitForMail(email, "order-received");
    expect(buyer.text).toContain("Alles Gute,\nOma!");
    expect(buyer.text).toContain("Umsatzsteuer-ID: IT00743110157");
    const notice = await noticeOf(order.display_id);
    expect(notice.text).toContain("Alles Gute,\nOma!");
    expect(notice.text).toContain("Beim Nachbarn Huber abgeben");
    expect(notice.text).toContain("Partita IVA: IT00743110157");
    expect(notice.text).toContain(`Causale: ${answer.transfer_reference}`);
  });
});

it("a gift without a card is named in the buyer's mail and the owner's", { timeout: 60_000 }, async () => {
  const to = `${randomUUID()}@example.com`;
  const { display_id: number } = await placeOrder({ gift: true }, to);
  expect((await waitForMail(to, "order-received")).text).toContain("Ohne Grußkarte.");
  expect((await noticeOf(number)).text).toContain("Senza biglietto.");
});

describe("the admin's order search", { timeout: 60_000 }, () => {
  const found = async (q: string) =>
    (await admin.admin.order.list({ q, fields: "id" })).orders.map(({ id }) => id);

  it("finds an order by its transfer reference, as typed and as written by banks", async () => {
    const { transfer_reference: reference } = answer;
    expect(await found(reference)).toEqual([order.id]);
    expect(await found(reference.toLowerCase().replaceAll("-", " "))).toEqual([order.id]);
  });

  it("finds nothing for an unknown reference, and still finds orders by e-mail address", async () => {
    expect(await found("ST-999999999-JPEXMPSZ")).toEqual([]);
    expect(await found(email)).toEqual([order.id]);
  });
});
