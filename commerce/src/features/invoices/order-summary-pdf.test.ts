import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import { drawPdf, type PdfPage } from "./pdf";
import { paper, snapshot, textOf } from "./pdf.example";

describe("order summary", () => {
  const transfer = {
    holder: "Su Turrone",
    iban: "IT60X0542811101000000123456",
    bic: "BPPIITRRXXX",
    reference: "ST-1042-7K3M9QPD",
    // a part has been paid
    amount_cents: 2512,
    due_date: "2026-12-08",
    epc: null,
    demo: false,
  };
  const summary: PdfPage = { ...paper, kind: "order", label: "1042", transfer, invoice_coming: true };
  const toPay = [
    "Zu überweisen 25,12 €",
    "IT60X0542811101000000123456",
    "ST-1042-7K3M9QPD",
    "8. Dezember 2026",
  ];

  it("says that it is not an invoice and how to pay what is due", async () => {
    const text = await textOf(summary);
    expect(text).toContain("Bestellübersicht");
    expect(text).toContain("Dies ist keine Rechnung.");
    for (const value of toPay) expect(text).toContain(value);
  });

  it.each([
    ["de", "Demonstration: Bitte überweisen Sie nichts."],
    ["it", "Dimostrazione: non faccia bonifici."],
    ["en", "Demonstration: please do not transfer any money."],
  ] as const)(
    "says in %s that nothing is to be transferred if the shop is a demo",
    async (language, notice) => {
      expect(await textOf({ ...summary, language })).not.toContain(notice);
      expect(await textOf({ ...summary, language, transfer: { ...transfer, demo: true } })).toContain(notice);
    },
  );

  it.each([
    ["de", "Geschenk Ohne Grußkarte"],
    ["it", "Regalo Senza biglietto"],
    ["en", "Gift Without a greeting card"],
  ] as const)("names in %s a gift without a card", async (language, words) => {
    const text = (gift: boolean) => textOf({ ...summary, language, gift: { gift, gift_message: "" } });
    expect(await text(true)).toContain(words);
    expect(await text(false)).not.toContain(words);
  });

  it.each([
    ["de", "Dies ist keine Rechnung.", "Den Verkaufsbeleg erhalten Sie"],
    ["it", "Questo documento non è una fattura.", "Il documento di vendita segue"],
    ["en", "This is not an invoice.", "You will get the sales document"],
  ] as const)("announces the invoice in %s only if one is coming", async (language, none, coming) => {
    const text = await textOf({ ...summary, language, transfer: null, invoice_coming: false });
    expect(text).toContain(none);
    expect(text).not.toContain(coming);
    expect(await textOf({ ...summary, language })).toContain(`${none} ${coming}`);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("has sums and payment details on one page, with %i lines", async (count) => {
    const lines = Array.from({ length: count }, () => snapshot.lines[0]) as DocumentSnapshot["lines"];
    const pdf = await drawPdf({ ...summary, snapshot: { ...snapshot, lines } });
    const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: false,
    });
    for (const together of [["Zwischensumme", "Gesamtbetrag", "MwSt.-Satz", "7 % 28,15 €"], toPay]) {
      const holding = pages.filter((page) =>
        together.every((value) => page.replace(/\s+/g, " ").includes(value)),
      );
      expect(holding).toHaveLength(1);
    }
  });
});
