import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Language } from "../../platform/languages";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { PdfPage } from "./pdf-layout";
import { drawPdf, fileName } from "./pdf";

const snapshot: DocumentSnapshot = {
  order_number: "1042",
  // half past midnight in Tonara
  ordered_at: "2026-12-01T23:30:00.000Z",
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
    name: "Łucja Müller-Ößling",
    attention: "",
    street: "Lindenweg 4",
    addition: "",
    postal_code: "80331",
    city: "München",
    province: "",
    country: "de",
  },
  ship_to: {
    name: "Grazia Deledda",
    attention: "",
    street: "Via Monte Granatico 1",
    addition: "Scala B",
    postal_code: "08039",
    city: "Tonara",
    province: "NU",
    country: "it",
  },
  request: null,
  payment: "bank_transfer",
  lines: [
    {
      name: "Mandeltorrone, 300 g",
      sku: "ST-MAN-0300",
      grams: 300,
      quantity: 2,
      unit_cents: 1290,
      per_kg_cents: 4300,
      total_cents: 2580,
      rate: 7,
    },
  ],
  shipping_cents: 690,
  shipping_rate: 7,
  discount_cents: 258,
  taxes: [{ rate: 7, net_cents: 2815, vat_cents: 197, gross_cents: 3012 }],
  total_cents: 3012,
  corrects: null,
};

const paper: PdfPage = {
  kind: "invoice",
  language: "de",
  label: "F-2026-0042",
  issued_at: "2026-12-03T09:00:00.000Z",
  snapshot,
  transfer: null,
  invoice_coming: false,
};

/** Text of a document with whitespace collapsed. */
async function textIn(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replace(/\s+/g, " ");
}

const textOf = async (given: PdfPage): Promise<string> => textIn(await drawPdf(given));

const written: Readonly<Record<Language, readonly string[]>> = {
  de: [
    "Rechnung",
    "Nummer F-2026-0042",
    "Datum 3. Dezember 2026",
    "2. Dezember 2026",
    "Zwischensumme 25,80 €",
    "Rabatt −2,58 €",
    "6,90 €",
    "Gesamtbetrag 30,12 €",
    "7 % 28,15 € 1,97 € 30,12 €",
    "43,00 €/kg",
    "USt-IdNr. IT01234567890",
    "Überweisung",
    "Deutschland",
  ],
  it: [
    "Fattura",
    "Numero F-2026-0042",
    "Data 3 dicembre 2026",
    "Subtotale 25,80 €",
    "Sconto −2,58 €",
    "Totale 30,12 €",
    "7% 28,15 € 1,97 € 30,12 €",
    "43,00 €/kg",
    "bonifico bancario",
    "P. IVA IT01234567890",
    "Germania",
  ],
  en: [
    "Invoice",
    "Number F-2026-0042",
    "Date 3 December 2026",
    "Subtotal €25.80",
    "Discount −€2.58",
    "Total €30.12",
    "7% €28.15 €1.97 €30.12",
    "€43.00/kg",
    "bank transfer",
    "VAT no. IT01234567890",
    "Germany",
  ],
};

const everywhere = [
  "Su Turrone",
  "IT01234567890 · REA NU-12345",
  "REA NU-12345",
  "Łucja Müller-Ößling",
  "80331 München",
  "Scala B",
  "08039 Tonara NU",
  "1042",
  "Mandeltorrone, 300 g",
  "ST-MAN-0300 · 300 g",
];

describe("invoice PDF", () => {
  it.each(["de", "it", "en"] as const)(
    "contains all legally required details as selectable text in %s",
    async (language) => {
      const text = await textOf({ ...paper, language });
      for (const part of [...everywhere, ...written[language]]) expect(text).toContain(part);
      // the buyer is in Germany
      expect(text).not.toContain("Copia di cortesia");
    },
  );

  it("is A4, embeds its fonts and declares its language", async () => {
    const pdf = await drawPdf({ ...paper, language: "it" });
    const raw = pdf.toString("latin1");
    expect(raw).toMatch(/^%PDF-1\.\d/);
    expect(raw).toContain("/MediaBox [0 0 595.28 841.89]");
    expect(raw).toContain("/FontFile2");
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect((await document.getMetadata()).info).toMatchObject({
      Title: "Fattura F-2026-0042",
      Language: "it",
    });
  });

  it("is marked as a courtesy copy for a buyer in Italy", async () => {
    const text = await textOf({
      ...paper,
      snapshot: { ...snapshot, buyer: { ...snapshot.buyer, country: "it" } },
    });
    expect(text).toContain("Copia di cortesia, non valida ai fini fiscali");
  });

  it("breaks over several pages if there are many lines", async () => {
    const lines = Array.from({ length: 60 }, (_, n) => ({
      ...snapshot.lines[0],
      name: `Torrone ${n}`,
    })) as DocumentSnapshot["lines"];
    const text = await textOf({ ...paper, snapshot: { ...snapshot, lines } });
    expect(text).toContain("Seite 1 von 4");
    expect(text).toContain("Torrone 59");
  });
});

describe("names in any script", () => {
  const names: Readonly<Record<string, string>> = {
    Arabic: "محمد بن عبد الله",
    "Arabic with hamza": "إسلام الأحمد",
    Persian: "پریچهر گلشیری",
    Hebrew: "שרה כהן",
    Greek: "Γιώργος Παπαδόπουλος",
    "ancient Greek": "Ὀδυσσεύς",
    Cyrillic: "Елена Їжакевич",
    Vietnamese: "Nguyễn Thị Hường",
    Chinese: "王小明",
    "traditional Chinese": "劉德華",
    Japanese: "山田 タロウ",
    Korean: "김철수",
    Thai: "สมชาย ใจดี",
    Georgian: "ნინო",
    Armenian: "Արամ Խաչատրյան",
    Tamil: "கமல்",
    mixed: "Anna 王 Müller",
    "of two directions": "Familie كريم",
  };
  const [line] = snapshot.lines;
  const lines = Object.values(names).map((name) => ({ ...line, name })) as DocumentSnapshot["lines"];
  const drawn = drawPdf({ ...paper, snapshot: { ...snapshot, lines } });

  it.each(Object.entries(names))("are selectable text in %s", async (_, name) => {
    expect(await textIn(await drawn)).toContain(name);
  });

  it("embed only the glyphs that are used", async () => {
    // a complete Chinese font alone is eight million bytes
    expect((await drawn).byteLength).toBeLessThan(250_000);
  });

  it("are shown in the address too, without emoji", async () => {
    const buyer = { ...snapshot.buyer, name: "Anna 🎉 Berger", city: "القاهرة" };
    const text = await textOf({ ...paper, snapshot: { ...snapshot, buyer } });
    expect(text).toContain("80331 القاهرة");
    expect(text).toMatch(/Anna ?Berger/);
  });
});

it("a credit note names the corrected invoice and the refund", async () => {
  const text = await textOf({
    ...paper,
    kind: "credit_note",
    label: "NC-2026-0007",
    snapshot: {
      ...snapshot,
      lines: [],
      total_cents: 500,
      taxes: [{ rate: 7, net_cents: 467, vat_cents: 33, gross_cents: 500 }],
      corrects: { label: "F-2026-0042", issued_at: "2026-12-03T09:00:00.000Z" },
    },
  });
  expect(text).toContain("Gutschrift");
  expect(text).toContain("NC-2026-0007");
  expect(text).toContain("Korrigiert die Rechnung F-2026-0042 vom 3. Dezember 2026.");
  expect(text).toContain("Erstattung 5,00 €");
  expect(text).toContain("7 % 4,67 € 0,33 € 5,00 €");
});

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
    ["de", "Dies ist keine Rechnung.", "Die Rechnung erhalten Sie"],
    ["it", "Questo documento non è una fattura.", "La fattura segue"],
    ["en", "This is not an invoice.", "You will get the invoice"],
  ] as const)("announces the invoice in %s only if one is coming", async (language, none, coming) => {
    const text = await textOf({ ...summary, language, transfer: null, invoice_coming: false });
    expect(text).toContain(none);
    expect(text).not.toContain(coming);
    expect(await textOf({ ...summary, language })).toContain(`${none} ${coming}`);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    "has the sums on one page, and the payment details, with %i lines",
    async (count) => {
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
    },
  );
});

it.each([
  [paper, "Rechnung-F-2026-0042.pdf"],
  [{ ...paper, language: "it" }, "Fattura-F-2026-0042.pdf"],
  [{ ...paper, language: "en", kind: "credit_note", label: "NC-2026-0001" }, "Credit-note-NC-2026-0001.pdf"],
  [{ ...paper, kind: "order", label: "1042" }, "Bestellung-1042.pdf"],
] as const)("builds the file name from the language, the kind and the label", (given, name) => {
  expect(fileName(given)).toBe(name);
});
