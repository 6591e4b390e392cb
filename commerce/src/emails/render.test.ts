import { describe, expect, it } from "vitest";
import { languages, type Language } from "../languages";
import { templates } from ".";
import type { Sender } from "./layout";
import { renderMail } from "./render";

const sender: Sender = {
  name: "Torronificio Deledda",
  street: "Via Roma 1",
  postalCode: "08039",
  city: "Tonara",
  vatId: "IT01234567890",
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
/** One rate at 10 %, a code, a half cent rounded up: 4.455 + 6.90 are 11.36. */
const order = {
  number: "1042",
  placed_at: "2026-11-21T23:30:00.000Z",
  name: "Anna Berger",
  url: "https://shop.example/checkout/confirmation/order_1?key=k",
  payment: "bank_transfer",
  lines: [{ name: "Mandeltorrone, 150 g", quantity: 1, unit_cents: 495, total_cents: 495 }],
  goods_cents: 495,
  discount_cents: 49,
  shipping_cents: 690,
  total_cents: 1136,
  taxes: [{ rate: 10, vat_cents: 103 }],
  shipping_address: ["Anna Berger", "Lindenweg 4", "80331 München", "Deutschland"],
  billing_address: ["Anna Berger", "Rechnungsweg 5", "80331 München", "Deutschland"],
  notes: "Bitte klingeln",
  transfer: {
    holder: "Torronificio Deledda",
    iban: "IT60X0542811101000000123456",
    bic: "BPPIITRRXXX",
    reference: "ST-1042-7K3M9QPD",
    amount_cents: 1136,
    due_date: "2026-11-28",
  },
};
const withdrawal = { withdraw_url: "https://shop.example/seite/widerruf" };
const received = {
  ...order,
  ...withdrawal,
  legal: [{ title: "AGB", html: "<h2>1. Geltung</h2><p>Diese Bedingungen gelten.</p>" }],
};
const parcel = {
  carrier: "BRT",
  tracking_number: "BRT123456789",
  tracking_url: "https://carrier.example/track/BRT123456789",
  items: [{ title: "Mandeltorrone", quantity: 1 }],
};

/** Data of each template, written out. */
const examples: Readonly<Record<string, unknown>> = {
  "order-cancelled": order,
  "order-delivered": {
    order,
    reviews: [{ name: "Mandeltorrone", url: "https://shop.example/bewertung?token=r" }],
    ...withdrawal,
  },
  "order-notice": { ...order, email: "anna@example.com", paid: false, language: "de" },
  "order-paid": { order, amount_cents: 1136 },
  "order-received": received,
  "order-refunded": { order, amount_cents: 500 },
  "order-shipped": { order, part: true, parcel },
  "transfer-reminder": order,
  "contact-copy": contact,
  "contact-message": contact,
  "newsletter-confirm": newsletter,
  "newsletter-welcome": newsletter,
  "restock-back": { name: "Mandeltorrone, 300 g", url: "https://shop.example/produkte/mandeltorrone" },
  "restock-confirm": {
    name: "Mandeltorrone, 300 g",
    url: "https://shop.example/restock/confirm?token=a",
    end_url: "https://shop.example/restock/end?token=b",
  },
  "withdrawal-notice": { ...withdrawn, due_at: "2026-12-15T10:00:00.000Z" },
  "withdrawal-received": withdrawn,
};

const render = (template: string, language: Language = "de") =>
  renderMail({ template, language, data: examples[template] }, sender);

describe("every mail", () => {
  const all = Object.keys(templates).flatMap((name) =>
    languages.map((language) => [name, language] as const),
  );

  it.each(all)("%s in %s names its language, its preheader and who writes", async (name, language) => {
    const { subject, html, text } = await render(name, language);
    expect(subject).not.toBe("");
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('data-skip-in-text="true"');
    for (const fact of ["Torronificio Deledda", "Via Roma 1", "08039", "Tonara", "IT01234567890"]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(`${html}${text}`).not.toMatch(/undefined|\[object/);
  });

  it("has its own words in each language", async () => {
    for (const name of Object.keys(templates)) {
      const subjects = await Promise.all(languages.map(async (l) => (await render(name, l)).subject));
      expect(new Set(subjects).size).toBe(3);
    }
  });
});

it("the receipt of a withdrawal has its content, day and hour", async () => {
  const { html, text } = await render("withdrawal-received");
  // 10:00 UTC is 11:00 in Tonara
  for (const fact of ["Grazia Deledda", "1042", "die ganze Bestellung", "1. Dezember 2026", "11:00"]) {
    expect(html).toContain(fact);
    expect(text).toContain(fact);
  }
});

describe("the copy of a message", () => {
  it("shows what was written, and runs nothing of it", async () => {
    const { html, text, subject } = await render("contact-copy");
    expect(subject).toBe("Ihre Nachricht an Su Turrone");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>");
    expect(text).toContain("Guten Tag Grazia <b>Deledda</b>,");
    expect(text).toContain("Gesendet am: 21. November 2026 um 20:30");
  });
});

describe("a message to the owner", () => {
  it("is answered to who wrote it", async () => {
    expect((await render("contact-message", "it")).replyTo).toBe("grazia@example.com");
  });
});

describe("the newsletter's mails", () => {
  it.each(["newsletter-confirm", "newsletter-welcome"])("%s can be ended in one click", async (name) => {
    expect((await render(name)).headers).toEqual({
      "List-Unsubscribe": "<https://shop.example/newsletter/unsubscribe?token=b>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("asks to confirm by a link, in both versions", async () => {
    const { html, text } = await render("newsletter-confirm", "en");
    expect(html).toContain('href="https://shop.example/newsletter/confirm?token=a"');
    expect(text).toContain("Confirm subscription <https://shop.example/newsletter/confirm?token=a>");
  });
});

describe("order received", () => {
  it.each([
    [
      "de",
      ["Waren 4,95 €", "Rabatt −0,49 €", "Versand 6,90 €", "Gesamtbetrag 11,36 €", "darin MwSt. 10 % 1,03 €"],
    ],
    [
      "it",
      ["Prodotti 4,95 €", "Sconto −0,49 €", "Spedizione 6,90 €", "Totale 11,36 €", "di cui IVA 10% 1,03 €"],
    ],
    [
      "en",
      ["Goods €4.95", "Discount −€0.49", "Delivery €6.90", "Total €11.36", "including VAT at 10% €1.03"],
    ],
  ] as const)("says in %s what it comes to, and it adds up", async (language, rows) => {
    const { text } = await render("order-received", language);
    const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
    for (const row of rows) expect(lines).toContain(row);
  });

  it("says how to pay, when, and opens the order", async () => {
    const { html, text } = await render("order-received");
    for (const fact of [
      "IT60X0542811101000000123456",
      "BPPIITRRXXX",
      "ST-1042-7K3M9QPD",
      "28. November 2026",
    ]) {
      expect(text).toContain(fact);
    }
    // placed at half past midnight in Tonara
    expect(text).toContain("Datum: 22. November 2026");
    expect(html).toContain('href="https://shop.example/checkout/confirmation/order_1?key=k"');
    expect(text).toContain("Rechnungsweg 5");
    expect(text).toContain("Bitte klingeln");
  });

  it("holds the terms of that day and the way to withdraw", async () => {
    const { html, text } = await render("order-received");
    expect(text).toContain("Diese Bedingungen gelten.");
    expect(html).toContain("<h2>1. Geltung</h2>");
    expect(text.replace(/\s+/g, " ")).toContain("Vertrag widerrufen <https://shop.example/seite/widerruf>");
  });

  it("asks nobody for a transfer who pays otherwise", async () => {
    const data = { ...received, payment: "card", transfer: null };
    const { text } = await renderMail({ template: "order-received", language: "de", data }, sender);
    expect(text).not.toContain("IBAN");
    expect(text).toContain("Zahlungsart: Kreditkarte");
  });
});

describe("shipped", () => {
  it("leads to the carrier and says that the rest follows", async () => {
    const { html, text } = await render("order-shipped");
    expect(html).toContain('href="https://carrier.example/track/BRT123456789"');
    expect(text).toContain("Im Paket: 1 × Mandeltorrone");
    expect(text).toContain("der Rest folgt");
  });

  it("leads to the order where there is nothing to follow", async () => {
    const bare = { ...parcel, carrier: "", tracking_number: "", tracking_url: "" };
    const data = { order, part: false, parcel: bare };
    const { html, text } = await renderMail({ template: "order-shipped", language: "de", data }, sender);
    expect(html).toContain('href="https://shop.example/checkout/confirmation/order_1?key=k"');
    expect(text).not.toContain("Sendungsnummer");
    expect(text).not.toContain("der Rest folgt");
  });

  it("links to nothing but the web", async () => {
    const data = { order, part: false, parcel: { ...parcel, tracking_url: "javascript:alert(1)" } };
    await expect(renderMail({ template: "order-shipped", language: "de", data }, sender)).rejects.toThrow();
  });
});

it("asks for a review with what came", async () => {
  const { text } = await render("order-delivered");
  expect(text).toContain("Mandeltorrone <https://shop.example/bewertung?token=r>");
});

it("says which template is missing", async () => {
  await expect(renderMail({ template: "none", language: "de", data: {} }, sender)).rejects.toThrow(
    'There is no mail template "none"',
  );
});

it("refuses data that are not the template's", async () => {
  await expect(
    renderMail({ template: "newsletter-confirm", language: "de", data: {} }, sender),
  ).rejects.toThrow();
});

describe("the code of a transfer", () => {
  const epc = "BCD\n002\n1\nSCT";
  const mail = (transfer: object) =>
    renderMail(
      {
        template: "transfer-reminder",
        data: { ...order, transfer: { ...order.transfer, ...transfer } },
        language: "de",
      },
      sender,
    );

  it("stands in the mail where the account is known", async () => {
    const { html, scan } = await mail({ epc });
    expect(scan).toBe(epc);
    expect(html).toContain('src="cid:scan-code"');
    expect(html).toContain("Oder mit der Banking-App scannen");
  });

  it.each([{ epc: null }, {}])("is left out where it is a placeholder (%j)", async (transfer) => {
    const { html, scan } = await mail(transfer);
    expect(scan).toBeUndefined();
    expect(html).not.toContain("cid:");
  });
});
