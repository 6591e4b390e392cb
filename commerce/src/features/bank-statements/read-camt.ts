import { z } from "@medusajs/framework/zod";
import { XMLParser } from "fast-xml-parser";
import { amountCents, isoDay } from "./amounts";
import { StatementError, type ReadLine } from "./statement-line";

const arrayOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(item));

const text = z.string().default("");
const amount = z.object({ "#text": z.string(), "@_Ccy": z.string() });
const party = z.object({ Nm: text, Pty: z.object({ Nm: text }).optional() });

const transaction = z.object({
  Refs: z.object({ AcctSvcrRef: text }).optional(),
  Amt: amount.optional(),
  AmtDtls: z.object({ TxAmt: z.object({ Amt: amount }).optional() }).optional(),
  CdtDbtInd: text,
  RltdPties: z.object({ Dbtr: party.optional() }).optional(),
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

/** The lines of one entry: one per payment if the bank has combined several. @param row number of the entry */
function linesOf(bankEntry: z.infer<typeof entry>, row: number): ReadLine[] {
  if (bankEntry.CdtDbtInd !== "CRDT" || bankEntry.RvslInd === "true" || bankEntry.Sts !== "BOOK") return [];
  const payments = bankEntry.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const credits = payments.filter(({ CdtDbtInd }) => CdtDbtInd !== "DBIT");
  const day = isoDay(bankEntry.BookgDt.Dt || bankEntry.BookgDt.DtTm);
  return (payments.length > 0 ? credits : [null]).map((payment) => {
    const transactionAmount = payment?.Amt ?? payment?.AmtDtls?.TxAmt?.Amt;
    const paid = transactionAmount && payments.length > 1 ? transactionAmount : bankEntry.Amt;
    if (payments.length > 1 && !transactionAmount) throw new StatementError("bad_line", row);
    if (paid["@_Ccy"] !== "EUR") throw new StatementError("other_currency", row);
    const cents = xmlCents(paid["#text"]);
    if (cents === null || cents <= 0 || day === null) throw new StatementError("bad_line", row);
    const debtor = payment?.RltdPties?.Dbtr;
    return {
      day,
      amount_cents: cents,
      payer: debtor?.Nm || debtor?.Pty?.Nm || "",
      text: payment?.RmtInf?.Ustrd.join(" ") || bankEntry.AddtlNtryInf,
      bank_reference: payment?.Refs?.AcctSvcrRef || bankEntry.AcctSvcrRef,
    };
  });
}

/** Incoming payments of a CAMT.053 statement (ISO 20022); outgoing ones are left out. @throws StatementError */
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
