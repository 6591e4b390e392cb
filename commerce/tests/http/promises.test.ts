import { randomUUID } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, it, vi } from "vitest";
import type { CheckoutInformation } from "@su-turrone/contract/cart-requests";
import type { OrderDocument } from "@su-turrone/contract/orders";
import { nowInSeconds, orderKey } from "@su-turrone/contract/tokens";
import { noticeOf, waitForMail } from "./mails";
import { addShippingMethod, asStorefront, cartWith, choosePayment } from "./shop";
import { owner, send, setting, shopper, variant } from "./shop";

type Requests = CheckoutInformation["requests"];
/** Every field of the checkout: one that is added has to be listed with the places that honour it. */
type Field =
  | Exclude<keyof CheckoutInformation, "shipping_address" | "billing_address" | "requests">
  | `${"shipping" | "billing"}_address.${keyof CheckoutInformation["shipping_address"]}`
  | `requests.${Exclude<keyof Requests, "invoice">}`
  | `requests.invoice.${keyof NonNullable<Requests["invoice"]>}`;

const email = `${randomUUID()}@example.com`;
const shipping = {
  first_name: "Eufemia",
  last_name: "Schenkte",
  address_1: "Via Pacco 7",
  address_2: "Scala Dono",
  postal_code: "08100",
  city: "Nuoro",
  province: "nu",
  country_code: "it",
  phone: "+39 0784 111222",
};
const billing = {
  first_name: "Tullia",
  last_name: "Zahlte",
  address_1: "Via Conto 9",
  address_2: "Interno Fattura",
  postal_code: "09124",
  city: "Cagliari",
  province: "ca",
  country_code: "it",
  phone: "",
};
const invoice = {
  company: "Bottega Serra",
  vat_id: "IT00743110157",
  codice_fiscale: "RSSMRA85T10A562S",
  sdi_code: "M5UXCR1",
  pec: "serra@pec.example",
};
const requests = { notes: "Suonare da Huber", gift: true, gift_message: "Auguri nonna", invoice };

const parcel = ["buyer_mail", "owner_mail", "summary", "admin", "slip", "label", "invoice"];
const payer = ["buyer_mail", "owner_mail", "summary", "invoice"];
const recipient = ["order_page", "buyer_mail", "owner_mail", "admin"];

/** What is read for each field, and where it has to stand. */
const promises: Readonly<Record<Field, readonly [text: string, places: readonly string[]]>> = {
  email: [email, ["owner_mail"]],
  locale: ["italiano", ["owner_mail"]],
  "shipping_address.first_name": [shipping.first_name, parcel],
  "shipping_address.last_name": [shipping.last_name, parcel],
  "shipping_address.address_1": [shipping.address_1, parcel],
  "shipping_address.address_2": [shipping.address_2, parcel],
  "shipping_address.postal_code": [shipping.postal_code, parcel],
  "shipping_address.city": [shipping.city, parcel],
  "shipping_address.province": ["NU", parcel],
  "shipping_address.country_code": ["Italia", ["buyer_mail", "owner_mail", "admin"]],
  "shipping_address.phone": [shipping.phone, ["admin"]],
  "billing_address.first_name": [billing.first_name, payer],
  "billing_address.last_name": [billing.last_name, payer],
  "billing_address.address_1": [billing.address_1, payer],
  "billing_address.address_2": [billing.address_2, payer],
  "billing_address.postal_code": [billing.postal_code, payer],
  "billing_address.city": [billing.city, payer],
  "billing_address.province": ["CA", payer],
  "billing_address.country_code": ["Italia", ["buyer_mail", "owner_mail"]],
  // not asked for
  "billing_address.phone": ["", []],
  "requests.notes": [requests.notes, [...recipient, "slip", "label"]],
  "requests.gift": ['"gift":true', ["order_page", "admin"]],
  "requests.gift_message": [requests.gift_message, [...recipient, "slip", "card"]],
  "requests.invoice.company": [invoice.company, [...recipient, "summary", "invoice"]],
  "requests.invoice.vat_id": [invoice.vat_id, [...recipient, "summary", "invoice"]],
  "requests.invoice.codice_fiscale": [invoice.codice_fiscale, [...recipient, "summary", "invoice"]],
  "requests.invoice.sdi_code": [invoice.sdi_code, recipient],
  "requests.invoice.pec": [invoice.pec, recipient],
};

const found: Record<string, string> = {};

async function pdfText(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(new URL(path, setting("COMMERCE_URL")), { headers });
  expect(answer.status, path).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

beforeAll(async () => {
  const admin = await owner();
  const { id: cart } = await cartWith([{ variant_id: (await variant("ST-MAN-0150")).id, quantity: 1 }], "it");
  const information: CheckoutInformation = {
    email,
    locale: "it-IT",
    shipping_address: shipping,
    billing_address: billing,
    requests,
  };
  const { status } = await send("POST", `/store/carts/${cart}/changes`, {
    type: "set_information",
    ...information,
  });
  expect(status).toBe(200);
  await addShippingMethod(cart);
  await choosePayment(cart);
  const answer = await shopper.store.cart.complete(cart);
  if (answer.type !== "order") throw new Error(answer.error.message);
  const { id, display_id: number } = answer.order;
  const key = { "x-order-key": orderKey(setting("SIGNING_SECRET"), id, nowInSeconds() + 3600) };
  const documents = `/store/orders/${id}/documents`;
  const shown = async () => (await send("GET", `/store/orders/${id}/status`, undefined, key)).body;

  found["order_page"] = JSON.stringify(await shown());
  found["buyer_mail"] = (await waitForMail(email, "order-received")).text;
  found["owner_mail"] = (await noticeOf(number ?? 0)).text;
  found["summary"] = await pdfText(`${documents}/order`, { ...asStorefront, ...key });
  found["admin"] = JSON.stringify(
    await admin.client.fetch(`/admin/orders/${id}/status`, { headers: { "x-medusa-locale": "it-IT" } }),
  );
  const { order } = await admin.admin.order.retrieve(id, { fields: "*payment_collections.payments" });
  await admin.admin.payment.capture(order.payment_collections[0]?.payments?.[0]?.id ?? "", {});
  const made = await vi.waitFor(
    async () => {
      const { documents: all } = (await shown())["order"] as { documents: OrderDocument[] };
      const [first] = all.filter(({ kind }) => kind === "invoice");
      if (!first) throw new Error("There is no invoice");
      return first;
    },
    { timeout: 60_000, interval: 200 },
  );
  found["invoice"] = await pdfText(`${documents}/${made.id}`, { ...asStorefront, ...key });
  const login = { Authorization: `Bearer ${await admin.client.getToken()}` };
  for (const [place, kind] of Object.entries({
    slip: "packing-slips",
    card: "gift-cards",
    label: "address-labels",
  })) {
    found[place] = await pdfText(`/admin/packing-documents/${kind}?order_id=${id}`, login);
  }
}, 120_000);

it.each(Object.entries(promises))("%s is honoured", (_, [text, places]) => {
  const flat = (place: string) => (found[place] ?? "").replace(/\s+/g, " ");
  expect(places.filter((place) => !flat(place).includes(text))).toEqual([]);
});

it("a gift's parcel tells neither prices nor the payer", () => {
  for (const place of ["slip", "card", "label"]) {
    expect(found[place]).not.toMatch(/€|Zahlte|Bottega Serra/);
  }
});
