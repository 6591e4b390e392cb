import { describe, expect, it } from "vitest";
import { amountCents, isoDay } from "./amounts";
import { orderNumberIn } from "./match";
import { readStatement } from "./read-statement";

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

const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Ntry><Amt Ccy="EUR">65.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>
<NtryDtls><TxDtls><Amt Ccy="EUR">32.70</Amt><RltdPties><Dbtr><Pty><Nm>Anna &amp; Co</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>ST-1042-</Ustrd><Ustrd>7K3M9QPD</Ustrd></RmtInf></TxDtls>
<TxDtls><Amt Ccy="EUR">32.70</Amt><RltdPties><Dbtr><Nm>Bruno Bianchi</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt></Ntry>
<Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

const line = (
  day: string,
  amount_cents: number,
  counterparty: string,
  text: string,
  bank_reference = "",
) => ({
  direction: "in",
  day,
  amount_cents,
  counterparty,
  counterparty_iban: "",
  text,
  details: "",
  bank_reference,
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

  it("reads CAMT.053: each payment of an entry separately, and only booked entries", () => {
    expect(credits(camt)).toEqual([
      line("2026-11-23", 3_270, "Anna & Co", "ST-1042- 7K3M9QPD", "B1"),
      line("2026-11-23", 3_270, "Bruno Bianchi", "", "B1"),
    ]);
  });

  it("leaves out debits within a credit entry of CAMT.053", () => {
    const reversed = camt.replace("<TxDtls><Amt", "<TxDtls><CdtDbtInd>DBIT</CdtDbtInd><Amt");
    expect(credits(reversed).map(({ counterparty }) => counterparty)).toEqual(["Bruno Bianchi"]);
  });

  it.each([
    ["32.700", 3_270],
    ["32.70000", 3_270],
    ["32", 3_200],
    ["32.7", 3_270],
  ])("reads a point in a CAMT.053 amount as the decimal point: %s", (written, cents) => {
    expect(credits(camt.replaceAll(">32.70<", `>${written}<`))[0]?.amount_cents).toBe(cents);
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
    [
      "CAMT.053",
      camt.replace(
        ">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>",
        "$&<NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Anna Verdi</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>zurück</Ustrd></RmtInf></TxDtls></NtryDtls>",
      ),
      ["Anna Verdi", "IT60X0542811101000000123456", 500, "zurück"],
    ],
    [
      "a batch in CAMT.053 without the single amounts",
      camt.replace(
        "DBIT</CdtDbtInd><Sts>BOOK</Sts>",
        "$&<AddtlNtryInf>BATCH</AddtlNtryInf><NtryDtls><TxDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls><TxDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls>",
      ),
      ["", "", 500, "BATCH"],
    ],
  ])("reads outgoing payments with payee and IBAN: %s", (_what, text, expected) => {
    const debits = readStatement(text).filter(({ direction }) => direction === "out");
    expect(
      debits.map((out) => [out.counterparty, out.counterparty_iban, out.amount_cents, out.text]),
    ).toEqual([expected]);
  });

  it.each([
    [
      "a creditor reference",
      "<RmtInf><Strd><CdtrRefInf><Ref>ST-1044-7K3M9QPD</Ref></CdtrRefInf></Strd></RmtInf>",
    ],
    [
      "the second referred document",
      "<RmtInf><Strd><RfrdDocInf><Nb>1</Nb></RfrdDocInf><RfrdDocInf><Nb>ST-1044-7K3M9QPD</Nb></RfrdDocInf></Strd></RmtInf>",
    ],
    [
      "a structured text beside another text",
      "<RmtInf><Ustrd>grazie</Ustrd><Strd><AddtlRmtInf>ST-1044-7K3M9QPD</AddtlRmtInf></Strd></RmtInf>",
    ],
    ["the payer's own reference", "<Refs><EndToEndId>ST-1044-7K3M9QPD</EndToEndId></Refs>"],
    ["the bank's text about the payment", "<AddtlTxInf>BONIFICO ST-1044-7K3M9QPD</AddtlTxInf>"],
  ])("reads a reference in CAMT.053 that stands in %s", (_where, tags) => {
    const text = camt.replace(/<TxDtls>.*<\/TxDtls>/s, `<TxDtls>${tags}</TxDtls>`);
    expect(credits(text).map(orderNumberIn)).toEqual([1044]);
  });

  it("reads a reference in the bank's text about the entry of CAMT.053, beside a text of the payer", () => {
    const text = camt
      .replace(/<TxDtls>.*<\/TxDtls>/s, "<TxDtls><RmtInf><Ustrd>grazie</Ustrd></RmtInf></TxDtls>")
      .replace("</NtryDtls>", "$&<AddtlNtryInf>ST-1044-7K3M9QPD</AddtlNtryInf>");
    expect(credits(text).map(orderNumberIn)).toEqual([1044]);
  });

  it("names the ultimate debtor in CAMT.053 if the payer is not named, and beside one who is", () => {
    const ultimate = "<UltmtDbtr><Pty><Nm>Anna Verdi</Nm></Pty></UltmtDbtr>";
    const both = camt.replace("</Dbtr>", `$&${ultimate}`);
    expect(credits(both)[0]).toMatchObject({ counterparty: "Anna & Co", details: "Anna Verdi" });
    const alone = camt.replace(/<Dbtr>.*?<\/Dbtr>/, ultimate);
    expect(credits(alone)[0]).toMatchObject({ counterparty: "Anna Verdi", details: "" });
  });

  it("reads empty elements in CAMT.053 as missing ones", () => {
    const text = camt.replace(/<RltdPties>.*?<\/RltdPties>/, "<Refs/><RltdPties/>");
    expect(credits(text)[0]).toMatchObject({ counterparty: "", text: "ST-1042- 7K3M9QPD" });
  });

  it("reads the payer's IBAN in CAMT.053", () => {
    const account = "<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>";
    expect(credits(camt.replace("</Dbtr>", `$&${account}`))[0]?.counterparty_iban).toBe(
      "DE89370400440532013000",
    );
  });

  it("leaves out outgoing payments in another currency", () => {
    expect(readStatement(sparkasse.replace('"-48,00";"EUR"', '"-48,00";"USD"'))).toHaveLength(1);
  });

  it.each([
    ["an empty file", " \n", "empty"],
    ["a PDF", "%PDF-1.7\n\u0000\u0001", "not_a_statement"],
    ["a table without the required columns", "Name;Ort\nAnna;Nuoro", "no_columns"],
    ["an invalid amount", sparkasse.replace("1.032,70", "1.03.2,70"), "bad_line"],
    ["an invalid date", sparkasse.replace('"23.11.26"', '"31.02.26"'), "bad_line"],
    ["another currency", sparkasse.replace('"1.032,70";"EUR"', '"1.032,70";"USD"'), "other_currency"],
    ["another currency in XML", camt.replaceAll('Ccy="EUR"', 'Ccy="USD"'), "other_currency"],
    ["fractions of a cent in XML", camt.replaceAll(">32.70<", ">32.705<"), "bad_line"],
    ["a decimal comma in XML", camt.replaceAll(">32.70<", ">32,70<"), "bad_line"],
    ["other XML", "<html><body>no</body></html>", "not_camt053"],
    ["broken XML", "<Document><BkToCstmrStmt>", "not_camt053"],
    ["truncated XML", camt.slice(0, camt.lastIndexOf("<Ntry>")), "not_camt053"],
    ["XML with a doctype", `<!DOCTYPE a [<!ENTITY b "c">]>${camt.slice(38)}`, "doctype"],
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
