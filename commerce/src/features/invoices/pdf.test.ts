import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Language } from "../../platform/languages";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import { drawPdf, fileName } from "./pdf";
import { paper, snapshot, textIn, textOf } from "./pdf.example";

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
    "Bonifico bancario",
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
    "Bank transfer",
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

  it.each([
    ["de", "Verkaufsbeleg DV-2026-0042", "Dies ist keine Rechnung."],
    ["it", "Documento di vendita DV-2026-0042", "Questo documento non è una fattura."],
    ["en", "Sales document DV-2026-0042", "This is not an invoice."],
  ] as const)("is no invoice without e-invoice, and says so in %s", async (language, title, sentence) => {
    const text = await textOf({ ...paper, language, kind: "sale", label: "DV-2026-0042" });
    expect(text).toContain(title);
    expect(text).toContain(sentence);
    expect(text).not.toContain("Copia di cortesia");
  });

  it.each([
    ["de", "An die Adressen Ihrer Liste: 12 Pakete"],
    ["it", "Agli indirizzi del suo elenco: 12 pacchi"],
    ["en", "To the addresses of your list: 12 parcels"],
  ] as const)("names in %s no single place of delivery of gifts to several people", async (language, to) => {
    const text = await textOf({ ...paper, language, snapshot: { ...snapshot, parcels: 12 } });
    expect(text).toContain(to);
    expect(text).toContain("80331 München");
    expect(text).not.toContain("Tonara NU");
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

it.each([
  ["credit_note", "NC-2026-0007", "Gutschrift", "Korrigiert die Rechnung F-2026-0042 vom 3. Dezember 2026."],
  ["refund", "RV-2026-0007", "Erstattungsbeleg", "Korrigiert den Beleg F-2026-0042 vom 3. Dezember 2026."],
] as const)("a %s names the corrected document and the refund", async (kind, label, title, corrects) => {
  const text = await textOf({
    ...paper,
    kind,
    label,
    snapshot: {
      ...snapshot,
      lines: [],
      total_cents: 500,
      taxes: [{ rate: 7, net_cents: 467, vat_cents: 33, gross_cents: 500 }],
      corrects: { label: "F-2026-0042", issued_at: "2026-12-03T09:00:00.000Z" },
    },
  });
  for (const part of [title, label, corrects]) expect(text).toContain(part);
  expect(text.includes("Dies ist keine Rechnung.")).toBe(kind === "refund");
  expect(text).toContain("Erstattung 5,00 €");
  expect(text).toContain("7 % 4,67 € 0,33 € 5,00 €");
});

it.each([
  [paper, "Rechnung-F-2026-0042.pdf"],
  [{ ...paper, language: "it" }, "Fattura-F-2026-0042.pdf"],
  [{ ...paper, language: "en", kind: "credit_note", label: "NC-2026-0001" }, "Credit-note-NC-2026-0001.pdf"],
  [
    { ...paper, language: "it", kind: "sale", label: "DV-2026-0001" },
    "Documento-di-vendita-DV-2026-0001.pdf",
  ],
  [{ ...paper, kind: "order", label: "1042" }, "Bestellung-1042.pdf"],
] as const)("builds the file name from the language, the kind and the label", (given, name) => {
  expect(fileName(given)).toBe(name);
});
