import { expect, it } from "vitest";
import { renderPdf } from "../invoices/pdf";
import { snapshot, textIn } from "../invoices/pdf.example";
import { evidenceLayout, type Evidence } from "./read-evidence";

const evidence: Evidence = {
  language: "de",
  snapshot,
  email: "lucja@example.com",
  stripe_ids: ["pi_123"],
  disputes: [
    {
      id: "du_123",
      payment_id: "pay_1",
      kind: "dispute",
      status: "needs_response",
      reason: "fraudulent",
      cents: 3012,
      fee_cents: 2000,
      due_at: new Date("2026-12-20T10:00:00Z"),
      opened_at: new Date("2026-12-05T10:00:00Z"),
    },
  ],
  timeline: [
    { what: "placed", at: "2026-12-01T23:30:00.000Z" },
    { what: "paid", at: "2026-12-01T23:31:00.000Z", amount_cents: 3012 },
    { what: "shipped", at: "2026-12-03T09:00:00.000Z" },
  ],
  shipments: [
    {
      id: "ful_1",
      carrier: "GLS",
      tracking_number: "DK1234567",
      tracking_url: "https://gls.example/DK1234567",
      shipped_at: "2026-12-03T09:00:00.000Z",
      delivered_at: "2026-12-05T12:00:00.000Z",
      items: [{ title: "Mandeltorrone, 300 g", quantity: 2 }],
      to: "",
    },
  ],
  mails: [
    {
      sent_at: "2026-12-01T23:31:10.000Z",
      subject: "Ihre Bestellung 1042",
      text: "Guten Tag,\n\nvielen Dank für Ihre Bestellung.",
    },
  ],
};

it("shows dispute, buyer, goods, course of events, parcels and mails", async () => {
  const pdf = await renderPdf(evidenceLayout(evidence));
  const text = await textIn(pdf);
  for (const part of [
    "du_123",
    "30,12",
    "20. Dezember 2026",
    "pi_123",
    "lucja@example.com",
    "Łucja Müller-Ößling",
    "Scala B",
    "2 × Mandeltorrone, 300 g",
    "Bezahlt",
    "GLS",
    "DK1234567",
    "Ihre Bestellung 1042",
    "vielen Dank für Ihre Bestellung.",
  ]) {
    expect(text).toContain(part);
  }
});

it.each([
  ["de", "Anfrage der Bank", "Beanstandung"],
  ["it", "Richiesta della banca", "Contestazione"],
  ["en", "Inquiry", "Dispute"],
] as const)(
  "calls an inquiry, of which the bank has taken no money, by its name (%s)",
  (language, name, other) => {
    const disputes = evidence.disputes.map((one) => ({ ...one, status: "warning_needs_response" }));
    const text = JSON.stringify(evidenceLayout({ ...evidence, language, disputes }).content);
    expect(text).toContain(name);
    expect(text).not.toContain(other);
  },
);
