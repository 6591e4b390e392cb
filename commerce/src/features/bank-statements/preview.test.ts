import { describe, expect, it } from "vitest";
import { amountCents, isoDay } from "./statement-line";
import { readStatement } from "./preview";

// samples written for these tests in the formats of real banks; no real account, payer or transfer
const sparkasse = [
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"',
  '"DE00000000000000000000";"23.11.26";"23.11.26";"GUTSCHR. UEBERWEISUNG";"ST-1042-7K3M9QPD";"Müller, Jürgen";"DE00";"1.032,70";"EUR";"Umsatz gebucht"',
  '"DE00000000000000000000";"23.11.26";"23.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"DE00";"-48,00";"EUR";"Umsatz gebucht"',
].join("\r\n");

const intesa = [
  "Estratto conto;;;;",
  "Conto 000000000000;;;;",
  "Data contabile;Data valuta;Descrizione;Accrediti;Addebiti",
  "20/11/2026;20/11/2026;BONIFICO DA ROSSI MARIA ST10437K3M9QPD;32,70;",
  "21/11/2026;21/11/2026;COMMISSIONI;;-1,50",
  ";;Saldo finale;1.000,00;",
].join("\n");

const n26 = [
  '"Booking Date","Partner Name","Payment Reference","Amount (EUR)","Amount"',
  '"2026-11-22","Anna Verdi","order 1044","","32.70"',
  '"2026-11-22","Bank","fee","","-1.50"',
].join("\n");

const line = (day: string, amount_cents: number, counterparty: string, text: string) => ({
  direction: "in",
  day,
  amount_cents,
  counterparty,
  counterparty_iban: "",
  text,
  details: "",
  bank_reference: "",
  ordinal: 0,
});

const credits = (text: string) => readStatement(text).filter(({ direction }) => direction === "in");

describe("readStatement", () => {
  it("reads a Sparkasse export", () => {
    expect(credits(sparkasse)).toEqual([
      line("2026-11-23", 103_270, "Müller, Jürgen", "ST-1042-7K3M9QPD GUTSCHR. UEBERWEISUNG"),
    ]);
  });

  it("reads an Italian export with lines above the header, two amount columns and a balance row", () => {
    expect(credits(intesa)).toEqual([
      line("2026-11-20", 3_270, "", "BONIFICO DA ROSSI MARIA ST10437K3M9QPD"),
    ]);
  });

  it("reads comma-separated fields with decimal points", () => {
    expect(credits(n26)).toEqual([line("2026-11-22", 3_270, "Anna Verdi", "order 1044")]);
  });

  it.each([
    [
      "N26",
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '2026-11-22,2026-11-22,"Anna Verdi",DE00,"Credit Transfer","ST-1044-7K3M9QPD","Main Account",32.70,,,\n2026-11-22,2026-11-22,"Bank",,"Debit Transfer",,"Main Account",-1.50,,,',
      line("2026-11-22", 3_270, "Anna Verdi", "ST-1044-7K3M9QPD"),
    ],
    [
      "comdirect with a pending row",
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      '"offen";"--";"Übertrag / Überweisung";"Auftraggeber: Otto";"9,00";\n"23.11.2026";"23.11.2026";"Übertrag / Überweisung";"Auftraggeber: Anna Verdi Buchungstext: ST-1044-7K3M9QPD";"32,70";\n"23.11.2026";"23.11.2026";"Entgelt";"Konto";"-1,50";',
      line("2026-11-23", 3_270, "", "Auftraggeber: Anna Verdi Buchungstext: ST-1044-7K3M9QPD"),
    ],
    [
      "DKB with a pending row",
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"',
      '"24.11.26";"";"Vorgemerkt";"Otto";"Su Turrone";"ST-1045-7K3M9QPD";"Eingang";"DE00";"9"\n"23.11.26";"23.11.26";"Gebucht";"Anna Verdi";"Su Turrone";"ST-1044-7K3M9QPD";"Eingang";"DE00";"32,70"',
      line("2026-11-23", 3_270, "Anna Verdi", "ST-1044-7K3M9QPD"),
    ],
    [
      "Deutsche Bank with a balance row",
      "Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;Soll;Haben;Währung",
      "23.11.2026;23.11.2026;SEPA-Gutschrift;Anna Verdi;ST-1044-7K3M9QPD;DE00;;32,70;EUR\nKontostand;23.11.2026;;;;;;1.000,00;EUR",
      line("2026-11-23", 3_270, "Anna Verdi", "ST-1044-7K3M9QPD"),
    ],
    [
      "Poste Italiane",
      "Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni",
      "23/11/2026;23/11/2026;1,00;;COMMISSIONE\n23/11/2026;23/11/2026;;32,70;BONIFICO DA ANNA VERDI ST-1044-7K3M9QPD",
      line("2026-11-23", 3_270, "", "BONIFICO DA ANNA VERDI ST-1044-7K3M9QPD"),
    ],
    [
      "Fineco with a row that is only authorised",
      "Data;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato",
      "24/11/2026;9,00;;Bonifico;Otto;Autorizzato\n23/11/2026;32,70;;Bonifico SEPA Italia;Ord: Anna Verdi Info: ST-1044-7K3M9QPD;Contabilizzato",
      line("2026-11-23", 3_270, "", "Bonifico SEPA Italia Ord: Anna Verdi Info: ST-1044-7K3M9QPD"),
    ],
    [
      "UniCredit",
      "Data Registrazione;Data valuta;Descrizione;Importo (EUR)",
      "23.11.2026;23.11.2026;BONIFICO A VOSTRO FAVORE DI ANNA VERDI ST-1044-7K3M9QPD;32,70\n23.11.2026;23.11.2026;CANONE;-1,50",
      line("2026-11-23", 3_270, "", "BONIFICO A VOSTRO FAVORE DI ANNA VERDI ST-1044-7K3M9QPD"),
    ],
    [
      "a bank with a separate sign column",
      "Data contabile;Causale / Descrizione;Importo;Segno;Divisa",
      "23/11/2026;CANONE;9,00;D;EUR\n23/11/2026;ANNA VERDI ST-1044-7K3M9QPD;32,70;A;EUR",
      line("2026-11-23", 3_270, "", "ANNA VERDI ST-1044-7K3M9QPD"),
    ],
  ])("reads the export of %s", (_bank, head, rows, expected) => {
    expect(credits(`${head}\n${rows}\n`)).toEqual([expected]);
  });

  it("numbers identical rows", () => {
    const [head, paid, fee] = n26.split("\n");
    expect(credits([head, paid, paid, fee].join("\n")).map(({ ordinal }) => ordinal)).toEqual([0, 1]);
  });

  it.each([
    [
      "negative amounts",
      sparkasse.replace('"Stadtwerke";"DE00"', '"Stadtwerke";"DE89 3704 0044 0532 0130 00"'),
      ["Stadtwerke", "DE89370400440532013000", 4_800, "Strom LASTSCHRIFT"],
    ],
    [
      "a debit column",
      "Data;Entrate;Uscite;Descrizione;Beneficiario\n23/11/2026;0,00;32,70;STORNO ST-1044;Anna Verdi",
      ["Anna Verdi", "", 3_270, "STORNO ST-1044"],
    ],
    [
      "a sign column",
      "Data contabile;Causale;Importo;Segno\n23/11/2026;CANONE;9,00;D",
      ["", "", 900, "CANONE"],
    ],
    [
      "a payee column next to one of the payer",
      "Buchungsdatum;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;IBAN;Betrag (€)\n23.11.26;Su Turrone;Anna Verdi;zurück;IT60X0542811101000000123456;-5",
      ["Anna Verdi", "IT60X0542811101000000123456", 500, "zurück"],
    ],
  ])("reads outgoing payments with payee and IBAN: %s", (_what, text, expected) => {
    const debits = readStatement(text).filter(({ direction }) => direction === "out");
    expect(
      debits.map((out) => [out.counterparty, out.counterparty_iban, out.amount_cents, out.text]),
    ).toEqual([expected]);
  });

  it("leaves out outgoing payments in another currency", () => {
    expect(readStatement(sparkasse.replace('"-48,00";"EUR"', '"-48,00";"USD"'))).toHaveLength(1);
  });

  it("names the row of an invalid line as a spreadsheet counts it, with empty lines", () => {
    const text = `Estratto conto\n\n${intesa.replace("32,70", "32,,70")}`;
    expect(() => readStatement(text)).toThrow(expect.objectContaining({ problem: "bad_line", row: 6 }));
  });

  it.each([
    ["an empty file", " \n", "empty"],
    ["a PDF", "%PDF-1.7\n\u0000\u0001", "not_a_statement"],
    ["a table without the required columns", "Name;Ort\nAnna;Nuoro", "no_columns"],
    ["an invalid amount", sparkasse.replace("1.032,70", "1.03.2,70"), "bad_line"],
    ["an invalid date", sparkasse.replace('"23.11.26"', '"31.02.26"'), "bad_line"],
    ["another currency", sparkasse.replace('"1.032,70";"EUR"', '"1.032,70";"USD"'), "other_currency"],
    ["other XML", "<html><body>no</body></html>", "not_camt053"],
    ["broken XML", "<Document><BkToCstmrStmt>", "not_camt053"],
    ["a file that is too long", "x".repeat(2_000_001), "too_long"],
  ])("rejects %s", (_what, text, problem) => {
    expect(() => readStatement(text)).toThrow(expect.objectContaining({ problem }));
  });
});

it.each([
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["1'234.56", 123_456],
  ["+32,70 €", 3_270],
  ["EUR 32.7", 3_270],
  ["1.234", 123_400],
  ["5,00-", -500],
  ["\u22125,00", -500],
  ["12,345,6", null],
  ["1e3", null],
])("amountCents parses %s", (written, cents) => {
  expect(amountCents(written)).toBe(cents);
});

it.each([
  ["23.11.2026", "2026-11-23"],
  ["3/1/26", "2026-01-03"],
  ["2026-11-23T10:00:00", "2026-11-23"],
  ["31.04.2026", null],
  ["heute", null],
])("isoDay parses %s", (written, day) => {
  expect(isoDay(written)).toBe(day);
});
