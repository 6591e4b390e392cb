import type { StoredDocument } from "../../modules/invoices";

export const document: StoredDocument = {
  id: "sdoc_1",
  kind: "invoice",
  year: 2026,
  sequence: 42,
  label: "F-2026-0042",
  order_id: "order_1",
  cause: "paid",
  language: "it",
  issued_at: new Date("2026-12-03T23:30:00Z"),
  snapshot: {
    order_number: "1042",
    ordered_at: "2026-12-01T09:00:00.000Z",
    supplied_at: "2026-12-03T09:00:00.000Z",
    seller: {
      name: "Su Turrone",
      street: "Via Roma 1",
      postal_code: "08039",
      city: "Tonara",
      vat_id: "IT01234567890",
      rea: "NU-12345",
      email: "info@example.com",
    },
    buyer: {
      name: "Bottega & Figli S.r.l.",
      attention: "Giulia Serra",
      street: "Via Garibaldi 2",
      addition: "",
      postal_code: "09124",
      city: "Cagliari",
      province: "CA",
      country: "it",
    },
    ship_to: {
      name: "Giulia Serra",
      attention: "",
      street: "Via Garibaldi 2",
      addition: "",
      postal_code: "09124",
      city: "Cagliari",
      province: "CA",
      country: "it",
    },
    request: {
      company: "Bottega & Figli S.r.l.",
      vat_id: "IT09876543210",
      codice_fiscale: "",
      sdi_code: "abc1234",
      pec: "",
    },
    payment: "bank_transfer",
    lines: [
      {
        name: "Torrone, 300 g",
        sku: "ST-MAN-0300",
        grams: 300,
        quantity: 2,
        unit_cents: 1290,
        total_cents: 2580,
        rate: 10,
      },
    ],
    shipping_cents: 690,
    shipping_rate: 10,
    discount_cents: 258,
    taxes: [{ rate: 10, net_cents: 2738, vat_cents: 274, gross_cents: 3012 }],
    total_cents: 3012,
    corrects: null,
  },
};

export const credit: StoredDocument = {
  ...document,
  kind: "credit_note",
  label: "NC-2026-0007",
  snapshot: {
    ...document.snapshot,
    lines: [],
    shipping_cents: 0,
    discount_cents: 0,
    total_cents: 500,
    taxes: [{ rate: 10, net_cents: 455, vat_cents: 45, gross_cents: 500 }],
    corrects: { label: "F-2026-0042", issued_at: "2026-12-03T10:00:00.000Z" },
  },
};

/** The example delivered and billed to another country, with the VAT of 30.12 at its rate. */
export const soldTo = (
  country: string,
  rate: number,
  vat_cents: number,
  given = document,
): StoredDocument => {
  const { snapshot } = given;
  const { total_cents: gross } = snapshot;
  const where = { country, postal_code: "80331", city: "München", province: "" };
  return {
    ...given,
    snapshot: {
      ...snapshot,
      buyer: { ...snapshot.buyer, ...where },
      ship_to: { ...snapshot.ship_to, ...where },
      lines: snapshot.lines.map((line) => ({ ...line, rate })),
      shipping_rate: rate,
      taxes: [{ rate, net_cents: gross - vat_cents, vat_cents, gross_cents: gross }],
    },
  };
};
