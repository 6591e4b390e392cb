import type { SendingShop } from "./templates/layout";

export const sender: SendingShop = {
  name: "Torronificio Deledda",
  street: "Via Roma 1",
  postal_code: "08039",
  city: "Tonara",
  vat_id: "IT01234567890",
  rea: "NU-12345",
  email: "info@example.com",
  url: "https://shop.example",
};

const contact = {
  name: "Grazia <b>Deledda</b>",
  email: "grazia@example.com",
  topic: "Besuch",
  message: "Darf man zusehen?\n<script>alert(1)</script>",
  sent_at: "2026-11-21T19:30:00.000Z",
};
const account = {
  email: "anna@example.com",
  page: "https://admin.example/app/invite",
  token: "a.b.c",
  expires_at: "2026-11-22T19:30:00.000Z",
};
const newsletter = {
  url: "https://shop.example/newsletter/confirm?token=a",
  unsubscribe_url: "https://shop.example/newsletter/unsubscribe?token=b",
};

const withdrawn = {
  name: "Grazia Deledda",
  email: "grazia@example.com",
  order_number: "1042",
  items: "",
  received_at: "2026-12-01T10:00:00.000Z",
};

/** One rate at 10 %, a code, half a cent rounded up: 4.455 + 6.90 = 11.36. */
export const order = {
  number: "1042",
  placed_at: "2026-11-21T23:30:00.000Z",
  name: "Anna Berger",
  url: "https://shop.example/checkout/confirmation/order_1?key=k",
  payment: "bank_transfer",
  lines: [
    { name: "Mandeltorrone, 150 g", quantity: 1, unit_cents: 495, per_kg_cents: 3300, total_cents: 495 },
  ],
  goods_cents: 495,
  discount_cents: 49,
  shipping_cents: 690,
  total_cents: 1136,
  taxes: [{ rate: 10, vat_cents: 103 }],
  shipping_address: ["Anna Berger", "Lindenweg 4", "80331 München", "Deutschland"],
  billing_address: ["Anna Berger", "Rechnungsweg 5", "80331 München", "Deutschland"],
  notes: "Bitte klingeln",
  gift_message: "Alles Gute zum Geburtstag, Oma!",
  invoice: {
    company: "Bottega Serra",
    vat_id: "IT00743110157",
    codice_fiscale: "",
    sdi_code: "ABC1234",
    pec: "",
  },
  transfer: {
    holder: "Torronificio Deledda",
    iban: "IT60X0542811101000000123456",
    bic: "BPPIITRRXXX",
    reference: "ST-1042-7K3M9QPD",
    amount_cents: 1136,
    due_date: "2026-11-28",
  },
  withdraw_url: "https://shop.example/seite/widerruf",
};

export const received = {
  ...order,
  legal: [{ title: "AGB", html: "<h2>1. Geltung</h2><p>Diese Bedingungen gelten.</p>" }],
};

export const parcel = {
  carrier: "BRT",
  tracking_number: "BRT123456789",
  tracking_url: "https://carrier.example/track/BRT123456789",
  items: [{ title: "Mandeltorrone", quantity: 1 }],
};

export const examples: Readonly<Record<string, unknown>> = {
  "order-cancelled": order,
  "order-delivered": {
    order,
    reviews: [{ name: "Mandeltorrone", url: "https://shop.example/bewertung?token=r" }],
  },
  "cart-link": { url: "http://localhost:3000/cart/continue?key=x", total_cents: 2690 },
  "order-link": { number: order.number, url: order.url },
  "order-notice": { ...order, email: "anna@example.com", paid: false, language: "de" },
  "order-paid": { order, amount_cents: 1136 },
  "order-received": received,
  "order-refunded": {
    order,
    amount_cents: 1910,
    lines: [{ name: "Mandeltorrone, 150 g", quantity: 2, cents: 1420 }],
    shipping_cents: 490,
  },
  "refund-account": { order, iban_end: "3456" },
  "refund-announced": { order, amount_cents: 1910, lines: [], transfer: "refund", until: "2026-12-10" },
  "order-shipped": { order, part: true, days: "4–6", parcel },
  "address-changed": order,
  "shipment-undone": { order, part: false, days: "4–6", parcel },
  "tracking-corrected": { order, part: false, days: "4–6", parcel },
  "transfer-reminder": order,
  "contact-copy": contact,
  "contact-message": contact,
  invitation: account,
  "low-stock": {
    page: "https://admin.example/app/stock",
    goods: [
      { name: "Mandeltorrone, 300 g", available: 3 },
      { name: "Mandeltorrone, 150 g", available: 0 },
    ],
  },
  "newsletter-confirm": newsletter,
  "newsletter-welcome": newsletter,
  "new-device": { email: "anna@example.com", address: "192.0.2.1", at: "2026-11-22T19:30:00.000Z" },
  "password-reset": account,
  "restock-back": { name: "Mandeltorrone, 300 g", url: "https://shop.example/produkte/mandeltorrone" },
  "restock-confirm": {
    name: "Mandeltorrone, 300 g",
    url: "https://shop.example/restock/confirm?token=a",
    end_url: "https://shop.example/restock/end?token=b",
  },
  "withdrawal-notice": { ...withdrawn, due_at: "2026-12-15T22:59:59.999Z" },
  "withdrawal-received": withdrawn,
};
