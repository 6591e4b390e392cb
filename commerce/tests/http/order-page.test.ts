import { beforeAll, describe, expect, it } from "vitest";
import type { MailOfOrder } from "../../src/features/ordering/order/mails-of-order";
import type { PaymentFacts } from "../../src/features/ordering/order/payment-facts";
import type { OrderSums } from "../../src/features/ordering/order/order-sums";
import { placeOrder } from "./delivered-order";
import { firstOwner, newAddress, ownPerson, type TestPerson } from "./people";
import { send, variant } from "./shop";

const email = newAddress();
const owner = await firstOwner();
const packer = await ownPerson("fulfilment");
let orderId: string;

beforeAll(async () => {
  orderId = (await placeOrder({ notes: "Suonare da Muscas" }, email, (await variant("ST-NOC-0150")).id)).id;
}, 60_000);

const read = (path: string, { headers }: TestPerson) =>
  send("GET", `/admin/orders/${orderId}/${path}`, undefined, { ...headers, "x-medusa-locale": "it-IT" });

describe("the page of an order in the admin", () => {
  it("has the same sums as the buyer's mail, tax included, with names in the owner's language", async () => {
    const { status, body } = await read("status", owner);
    expect(status).toBe(200);
    // 2 × 7.10 and 6.90 for shipping; German VAT of 7 % included: 21.10 × 7 / 107
    expect(body["sums"] as OrderSums).toEqual({
      lines: [
        {
          name: "Torrone alle nocciole, 150 g · ST-NOC-0150",
          quantity: 2,
          unit_cents: 710,
          per_kg_cents: 4733,
          total_cents: 1420,
        },
      ],
      goods_cents: 1420,
      discount_cents: 0,
      shipping_cents: 690,
      total_cents: 2110,
      taxes: [{ rate: 7, vat_cents: 138 }],
    });
  });

  it("has its payments with their captured, refunded and capturable amounts", async () => {
    const { body } = await read("status", owner);
    expect(body["payments"] as PaymentFacts[]).toEqual([
      {
        id: expect.stringMatching(/^pay_/) as string,
        method: "bank_transfer",
        stripe_id: null,
        captured_cents: 0,
        refunded_cents: 0,
        charged_back_cents: 0,
        to_send_cents: 0,
        released: false,
        capturable_cents: 0,
      },
    ]);
  });

  it("has its mails to the buyer and to the owner", async () => {
    await expect
      .poll(async () => ((await read("mails", owner)).body["mails"] as MailOfOrder[]).length, {
        timeout: 20_000,
      })
      .toBe(2);
    const mails = (await read("mails", owner)).body["mails"] as MailOfOrder[];
    expect(mails.map(({ template }) => template).sort()).toEqual(["order-notice", "order-received"]);
    expect(mails.find(({ template }) => template === "order-received")?.recipient).toBe(email);
    const names = Object.keys(mails[0] ?? {}).sort();
    expect(names.join(" ")).toBe("created_at id recipient sent_at status template");
  });

  it("has the delivery address for fulfilment staff, with the country in the reader's language", async () => {
    const { body } = await read("status", packer);
    expect(body["ship_to"]).toEqual({
      lines: ["Grazia Deledda", "Via Roma 1", "08100 Nuoro", "Germania"],
      phone: "",
    });
  });

  it("has neither money nor mails for fulfilment staff", async () => {
    const { status, body } = await read("status", packer);
    expect([status, body["sums"], body["payments"]]).toEqual([200, null, []]);
    expect((await read("mails", packer)).status).toBe(403);
  });
});
