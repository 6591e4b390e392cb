import { expect, it } from "vitest";
import { orderNumberIn } from "./match";
import { readStatement } from "./preview";

// written for these tests; no real account, payer or transfer
const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Ntry><Amt Ccy="EUR">65.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>
<NtryDtls><TxDtls><Amt Ccy="EUR">32.70</Amt><RltdPties><Dbtr><Pty><Nm>Anna &amp; Co</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>ST-1042-</Ustrd><Ustrd>7K3M9QPD</Ustrd></RmtInf></TxDtls>
<TxDtls><Amt Ccy="EUR">32.70</Amt><RltdPties><Dbtr><Nm>Bruno Bianchi</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt></Ntry>
<Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

const credits = (text: string) => readStatement(text).filter(({ direction }) => direction === "in");

it("reads CAMT.053: each payment of an entry separately, and only booked entries", () => {
  const booked = { day: "2026-11-23", amount_cents: 3_270, bank_reference: "B1", ordinal: 0 };
  expect(credits(camt)).toMatchObject([
    { ...booked, counterparty: "Anna & Co", text: "ST-1042- 7K3M9QPD" },
    { ...booked, counterparty: "Bruno Bianchi", text: "" },
  ]);
});

it("reads a debit within a credit entry of CAMT.053 as one, which counts against the sum", () => {
  const reversed = camt
    .replace("<TxDtls><Amt", "<TxDtls><CdtDbtInd>DBIT</CdtDbtInd><Amt")
    .replace('<TxDtls><Amt Ccy="EUR">32.70', '<TxDtls><Amt Ccy="EUR">98.10');
  expect(credits(reversed).map(({ counterparty }) => counterparty)).toEqual(["Bruno Bianchi"]);
  expect(readStatement(reversed).map(({ direction, amount_cents: cents }) => [direction, cents])).toEqual([
    ["out", 3_270],
    ["in", 9_810],
    ["out", 500],
  ]);
});

it.each([
  [
    "a payment is missing",
    camt.replace(/<TxDtls><Amt Ccy="EUR">32.70<\/Amt><RltdPties><Dbtr><Nm>.*?<\/TxDtls>/, ""),
  ],
  ["one has another amount", camt.replace(">32.70<", ">23.70<")],
  [
    "the only one went the other way",
    camt.replace(/<TxDtls>.*<\/TxDtls>/s, "<TxDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>"),
  ],
])("refuses an entry of CAMT.053 whose payments are not its amount: %s", (_why, text) => {
  expect(() => readStatement(text)).toThrow(expect.objectContaining({ problem: "other_sum", row: 1 }));
});

it("takes what arrived of a payment in CAMT.053 whose charges the bank has kept", () => {
  const text = camt.replace(/<TxDtls>.*<\/TxDtls>/s, '<TxDtls><Amt Ccy="EUR">70.00</Amt></TxDtls>');
  expect(credits(text).map(({ amount_cents: cents }) => cents)).toEqual([6_540]);
});

it.each([
  ["true", true],
  ["1", true],
  ["false", undefined],
  ["0", undefined],
])("marks what the bank takes back in CAMT.053, whatever its direction: RvslInd %s", (written, reversal) => {
  const text = camt.replaceAll("</CdtDbtInd><Sts>", `</CdtDbtInd><RvslInd>${written}</RvslInd><Sts>`);
  expect(readStatement(text).map((line) => [line.direction, line.reversal])).toEqual([
    ["in", reversal],
    ["in", reversal],
    ["out", reversal],
  ]);
});

const booked = "<BookgDt><Dt>2026-11-23</Dt></BookgDt>";

it.each([
  ["the day for interest", camt.replaceAll(booked, "<ValDt><Dt>2026-11-24</Dt></ValDt>"), "2026-11-24"],
  [
    "the day of the statement",
    camt.replaceAll(booked, "").replace("<Stmt>", "<Stmt><CreDtTm>2026-11-25T06:00:00+01:00</CreDtTm>"),
    "2026-11-25",
  ],
])("dates an entry of CAMT.053 without booking day by %s", (_what, text, day) => {
  expect(credits(text).map((line) => line.day)).toEqual([day, day]);
});

it("names who ordered the payment and whose account it was in CAMT.053, beside the payer", () => {
  const further =
    "<InitgPty><Pty><Nm>Anna Verdi</Nm></Pty></InitgPty><DbtrAcct><Nm>Verdi Anna e Luca</Nm></DbtrAcct>";
  expect(credits(camt.replace("</Dbtr>", `$&${further}`))[0]).toMatchObject({
    counterparty: "Anna & Co",
    details: "Anna Verdi\nVerdi Anna e Luca",
  });
});

it.each([
  ["32.700", 3_270],
  ["32.70000", 3_270],
  ["32", 3_200],
  ["32.7", 3_270],
])("reads a point in a CAMT.053 amount as the decimal point: %s", (written, cents) => {
  const text = camt.replaceAll(">32.70<", `>${written}<`).replace(">65.40<", `>${Number(written) * 2}<`);
  expect(credits(text)[0]?.amount_cents).toBe(cents);
});

it.each([
  [
    "alone",
    camt.replace(
      ">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>",
      "$&<NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Anna Verdi</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>zurück</Ustrd></RmtInf></TxDtls></NtryDtls>",
    ),
    ["Anna Verdi", "IT60X0542811101000000123456", 500, "zurück"],
  ],
  [
    "in a batch without the single amounts",
    camt.replace(
      "DBIT</CdtDbtInd><Sts>BOOK</Sts>",
      "$&<AddtlNtryInf>BATCH</AddtlNtryInf><NtryDtls><TxDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls><TxDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls>",
    ),
    ["", "", 500, "BATCH"],
  ],
])("reads an outgoing payment of CAMT.053 with payee and IBAN: %s", (_what, text, expected) => {
  const debits = readStatement(text).filter(({ direction }) => direction === "out");
  expect(debits.map((out) => [out.counterparty, out.counterparty_iban, out.amount_cents, out.text])).toEqual([
    expected,
  ]);
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
  ["the payer's instruction", "<Refs><InstrId>ST-1044-7K3M9QPD</InstrId><TxId>77</TxId></Refs>"],
  [
    "the transaction's id",
    "<Refs><EndToEndId>NOTPROVIDED</EndToEndId><TxId>ST-1044</TxId><InstrId>1</InstrId></Refs>",
  ],
  ["the id of the payer's order", "<Refs><PmtInfId>ST-1044-7K3M9QPD</PmtInfId></Refs>"],
  ["a related remittance", "<RltdRmtInf><RmtId>ST-1044-7K3M9QPD</RmtId></RltdRmtInf>"],
  ["the bank's text about the payment", "<AddtlTxInf>BONIFICO ST-1044-7K3M9QPD</AddtlTxInf>"],
])("reads a reference in CAMT.053 that stands in %s", (_where, tags) => {
  const text = camt.replace(/<TxDtls>.*<\/TxDtls>/s, `<TxDtls>${tags}</TxDtls>`);
  expect(credits(text).map(orderNumberIn)).toEqual([1044]);
});

it("reads a reference in the entry's own of CAMT.053", () => {
  const text = camt
    .replace(/<TxDtls>.*<\/TxDtls>/s, "<TxDtls><AddtlTxInf>grazie</AddtlTxInf></TxDtls>")
    .replace("<Ntry>", "<Ntry><NtryRef>ST-1044</NtryRef>");
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

it.each([
  ["another currency in XML", camt.replaceAll('Ccy="EUR"', 'Ccy="USD"'), "other_currency"],
  ["fractions of a cent in XML", camt.replaceAll(">32.70<", ">32.705<"), "bad_line"],
  ["a decimal comma in XML", camt.replaceAll(">32.70<", ">32,70<"), "bad_line"],
  ["truncated XML", camt.slice(0, camt.lastIndexOf("<Ntry>")), "not_camt053"],
  ["XML with a doctype", `<!DOCTYPE a [<!ENTITY b "c">]>${camt.slice(38)}`, "doctype"],
])("rejects %s", (_what, text, problem) => {
  expect(() => readStatement(text)).toThrow(expect.objectContaining({ problem }));
});
