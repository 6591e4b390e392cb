import { z } from "@medusajs/framework/zod";
import { XMLParser } from "fast-xml-parser";
import { amountCents, ibanIn, isoDay } from "./amounts";
import { StatementError, type ReadLine } from "./statement-line";

const arrayOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(item));

const text = z.string().default("");
const amount = z.object({ "#text": z.string(), "@_Ccy": z.string() });
const party = z.object({ Nm: text, Pty: z.object({ Nm: text }).optional() }).optional();
const account = z.object({ Id: z.object({ IBAN: text }).optional() }).optional();

const transaction = z.object({
  Refs: z.object({ AcctSvcrRef: text }).optional(),
  Amt: amount.optional(),
  AmtDtls: z.object({ TxAmt: z.object({ Amt: amount }).optional() }).optional(),
  CdtDbtInd: text,
  RltdPties: z.object({ Dbtr: party, DbtrAcct: account, Cdtr: party, CdtrAcct: account }).optional(),
  RmtInf: z.object({ Ustrd: arrayOf(z.string()) }).optional(),
});

const entry = z.object({
  Amt: amount,
  CdtDbtInd: z.enum(["CRDT", "DBIT"]),
  RvslInd: text,
  Sts: z.union([z.string(), z.object({ Cd: z.string() }).transform(({ Cd }) => Cd)]).default("BOOK"),
  BookgDt: z.object({ Dt: text, DtTm: text }),
  AcctSvcrRef: text,
  AddtlNtryInf: text,
  NtryDtls: arrayOf(z.object({ TxDtls: arrayOf(transaction) })),
});

const statement = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: arrayOf(z.object({ Ntry: arrayOf(entry) })) }) }),
});

/** Parses an amount of the XML schema, whose only separator is the decimal point, into integer cents. */
const xmlCents = (written: string): number | null =>
  /^\d+(?:\.\d{0,2}0*)?$/.test(written) ? amountCents(Number(written).toFixed(2)) : null;

const transactionAmount = ({ Amt, AmtDtls }: z.infer<typeof transaction>) => Amt ?? AmtDtls?.TxAmt?.Amt;

/** The lines of one entry: one per payment if the bank has combined several. @param row number of the entry */
function linesOf(bankEntry: z.infer<typeof entry>, row: number): ReadLine[] {
  if (bankEntry.RvslInd === "true" || bankEntry.Sts !== "BOOK") return [];
  const incoming = bankEntry.CdtDbtInd === "CRDT";
  const payments = bankEntry.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const likewise = payments.filter(({ CdtDbtInd }) => CdtDbtInd === "" || CdtDbtInd === bankEntry.CdtDbtInd);
  const day = isoDay(bankEntry.BookgDt.Dt || bankEntry.BookgDt.DtTm);
  const batch = payments.length > 1;
  // the bank may leave out the amounts of the single payments of an outgoing batch
  const whole = payments.length === 0 || (batch && !incoming && !payments.every(transactionAmount));
  return (whole ? [null] : likewise).flatMap((payment) => {
    const own = payment && transactionAmount(payment);
    if (payment && batch && !own) throw new StatementError("bad_line", row);
    const paid = batch && own ? own : bankEntry.Amt;
    if (paid["@_Ccy"] !== "EUR") {
      if (incoming) throw new StatementError("other_currency", row);
      return [];
    }
    const cents = xmlCents(paid["#text"]);
    if (cents === 0 && !incoming) return [];
    if (cents === null || cents <= 0 || day === null) throw new StatementError("bad_line", row);
    const { Dbtr, DbtrAcct, Cdtr, CdtrAcct } = payment?.RltdPties ?? {};
    const [other, otherAccount] = incoming ? [Dbtr, DbtrAcct] : [Cdtr, CdtrAcct];
    return [
      {
        direction: incoming ? ("in" as const) : ("out" as const),
        day,
        amount_cents: cents,
        counterparty: other?.Nm || other?.Pty?.Nm || "",
        counterparty_iban: ibanIn(otherAccount?.Id?.IBAN ?? ""),
        text: payment?.RmtInf?.Ustrd.join(" ") || bankEntry.AddtlNtryInf,
        bank_reference: payment?.Refs?.AcctSvcrRef || bankEntry.AcctSvcrRef,
      },
    ];
  });
}

/** The booked payments of a CAMT.053 statement (ISO 20022). @throws StatementError */
export function readCamt(xml: string): ReadLine[] {
  // no bank sends a DOCTYPE, and custom entities can make a small file expand hugely
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new StatementError("doctype");
  // the parser accepts a truncated download
  if (!/<\/(?:\w+:)?Document>\s*$/.test(xml)) throw new StatementError("not_camt053");
  let parsed: unknown;
  try {
    const options = { ignoreAttributes: false, removeNSPrefix: true, parseTagValue: false, trimValues: true };
    parsed = new XMLParser(options).parse(xml);
  } catch {
    throw new StatementError("not_camt053");
  }
  const read = statement.safeParse(parsed);
  if (!read.success) throw new StatementError("not_camt053");
  return read.data.Document.BkToCstmrStmt.Stmt.flatMap(({ Ntry }) => Ntry).flatMap((one, index) =>
    linesOf(one, index + 1),
  );
}
