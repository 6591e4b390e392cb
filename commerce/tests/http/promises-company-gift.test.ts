import { beforeAll, expect, it, vi } from "vitest";
import { shopDay } from "@su-turrone/contract/time-zone";
import { ownProduct } from "../../../testing/own-product";
import { monthEndTables } from "../../src/features/month-end/month-end-tables";
import type { Told } from "../promises/fields";
import { newOwn } from "../promises/own";
import type { Place } from "../promises/places";
import { broken } from "../promises/table";
import { change, newCart } from "./cart-change-tools";
import { noticeOf, waitForMail } from "./mails";
import { buyersKey } from "./order-pages";
import { ownersText, pdfText } from "./owner-texts";
import { orderByTransfer } from "./placed-order";
import { asStorefront, owner, send } from "./shop";
import { pay } from "./told-shop";

/*
 * The buyer of the table (promises.test.ts) is a person in Italy whose gift has a card. This one is a company in
 * Germany that has a gift without a card sent to somebody, and wants an invoice.
 */

vi.setConfig({ hookTimeout: 120_000 });

const own = newOwn();
const email = `${own("firma")}@example.com`;
const vatId = "DE136695976";
const company = `Feinkost ${own("Haase")}`;

const recipient = {
  first_name: own("Hannelore"),
  last_name: "Kant",
  address_1: `Gabenweg ${own("7")}`,
  address_2: "",
  postal_code: "80331",
  city: "München",
  province: "",
  country_code: "de",
  phone: "",
};
const payer = {
  ...recipient,
  first_name: own("Ottilie"),
  last_name: "Haase",
  address_1: `Kontorhaus ${own("9")}`,
  postal_code: "10115",
  city: "Berlin",
};

const toBuyerAndOwner = ["order", "order-received", "order-notice", "summary", "invoice"] as const;
const toPacker = ["slip", "label", "admin"] as const;

/** What the company says, and by hand where each is found, among the places looked at. */
const expected: readonly (readonly [field: string, told: Omit<Told, "not">])[] = [
  [
    "a gift without a card",
    {
      says: true,
      in: {
        order: '"gift":true',
        admin: '"gift":true',
        "order-received": "Ohne Grußkarte.",
        "order-notice": "Senza biglietto.",
        summary: "Geschenk Ohne Grußkarte",
        slip: "Geschenk Ohne Grußkarte",
      },
    },
  ],
  ["the recipient", { says: recipient.first_name, in: [...toBuyerAndOwner, ...toPacker] }],
  ["the recipient's street", { says: recipient.address_1, in: [...toBuyerAndOwner, ...toPacker] }],
  ["who pays", { says: payer.first_name, in: toBuyerAndOwner }],
  ["the payer's street", { says: payer.address_1, in: [...toBuyerAndOwner, "e_invoice"] }],
  ["the company", { says: company, in: [...toBuyerAndOwner, "admin", "e_invoice", "month"] }],
  [
    "its VAT number",
    {
      says: vatId,
      in: {
        ...Object.fromEntries([...toBuyerAndOwner, "admin"].map((place) => [place, vatId])),
        e_invoice: "<IdPaese>DE</IdPaese> <IdCodice>136695976</IdCodice>",
        month: `;${vatId};`,
      },
    },
  ],
  [
    "that it is abroad",
    { says: true, in: { e_invoice: "<CodiceDestinatario>XXXXXXX</CodiceDestinatario>" } },
  ],
];

const product = await ownProduct("Firmengeschenk", { euro: 9, stock: 20 });
const found: Partial<Record<Place, string>> = {};

beforeAll(async () => {
  const { id: cartId } = await newCart(product.variantId, { quantity: 2 });
  await change(cartId, {
    type: "set_information",
    email,
    locale: "de-DE",
    shipping_address: recipient,
    billing_address: payer,
    requests: {
      notes: "",
      gift: true,
      gift_message: "",
      invoice: { company, vat_id: vatId, codice_fiscale: "", sdi_code: "", pec: "" },
    },
  });
  const { id } = await orderByTransfer(cartId);
  const { order } = await (
    await owner()
  ).admin.order.retrieve(id, { fields: "display_id,*payment_collections.payments" });
  const number = order.display_id ?? 0;
  const key = buyersKey(id);
  const paymentId = order.payment_collections[0]?.payments?.[0]?.id ?? "";
  const documents = `/store/orders/${id}/documents`;
  // only there until the order has an invoice
  found.summary = await pdfText(`${documents}/order`, { ...asStorefront, ...key });
  const invoice = await pay({ id, paymentId });

  found.order = JSON.stringify((await send("GET", `/store/orders/${id}`, undefined, key)).body);
  found.admin = await ownersText(`/admin/orders/${id}/status`);
  found["order-received"] = (await waitForMail(email, "order-received")).text;
  found["order-notice"] = (await noticeOf(number)).text;
  found.invoice = await pdfText(`${documents}/${invoice}`, { ...asStorefront, ...key });
  found.e_invoice = await ownersText(`/admin/documents/${invoice}/xml`);
  found.slip = await pdfText(`/admin/packing-documents/packing-slips?order_id=${id}`);
  found.label = await pdfText(`/admin/packing-documents/address-labels?order_id=${id}`);
  const month = shopDay(new Date()).slice(0, 7);
  found.month = (
    await Promise.all(
      monthEndTables.map((table) => ownersText(`/admin/month-end/${table}?month=${month}&language=it`)),
    )
  )
    .flatMap((text) => text.split("\n").filter((line) => line.includes(`;${number};`)))
    .join("\n");
});

it.each(expected)("%s is shown where it has to be, and nowhere else", (_, told) => {
  expect(broken({ ...told, not: "Only these places are looked at" }, found)).toEqual([]);
});

it("a parcel tells neither prices nor who has paid", () => {
  for (const place of ["slip", "label"] as const) {
    expect(found[place]).not.toMatch(/€/);
    expect(found[place]).not.toContain(payer.last_name);
  }
});
