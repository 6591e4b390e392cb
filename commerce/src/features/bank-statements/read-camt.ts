import { z } from "@medusajs/framework/zod";
import { XMLParser } from "fast-xml-parser";
import { amountCents, ibanIn, isGiven, isoDay, StatementError, type ReadLine } from "./statement-line";

const arrayOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(item));

const text = z.string().default("");
const amount = z.object({ "#text": z.string(), "@_Ccy": z.string() });
const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (value === "" ? undefined : value), z.object(shape).optional());
const party = record({ Nm: text, Pty: record({ Nm: text }) });
const account = record({ Id: record({ IBAN: text }) });

/** A text of the payer in parts, with the references that the shop or the payer gave. */
const structuredText = z.object({
  RfrdDocInf: arrayOf(z.object({ Nb: text })),
  CdtrRefInf: record({ Ref: text }),
  AddtlRmtInf: arrayOf(z.string()),
});

const transaction = z.object({
  Refs: record({ AcctSvcrRef: text, EndToEndId: text }),
  Amt: amount.optional(),
  AmtDtls: record({ TxAmt: record({ Amt: amount }) }),
  CdtDbtInd: text,
  RltdPties: record({
    Dbtr: party,
    DbtrAcct: account,
    UltmtDbtr: party,
    Cdtr: party,
    CdtrAcct: account,
    UltmtCdtr: party,
  }),
  RmtInf: record({ Ustrd: arrayOf(z.string()), Strd: arrayOf(structuredText) }),
  AddtlTxInf: text,
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

const nameOf = (named: z.infer<typeof party>): string => named?.Nm || named?.Pty?.Nm || "";

/** What a payment says wherever else the standard lets it. @param further texts beside it @param known not repeated */
function detailsOf(
  payment: z.infer<typeof transaction> | null,
  further: readonly (string | undefined)[],
  known: readonly (string | undefined)[],
): string {
  const structured = (payment?.RmtInf?.Strd ?? []).flatMap(({ CdtrRefInf, RfrdDocInf, AddtlRmtInf }) => [
    CdtrRefInf?.Ref,
    ...RfrdDocInf.map(({ Nb }) => Nb),
    ...AddtlRmtInf,
  ]);
  const all = [...structured, payment?.Refs?.EndToEndId, payment?.AddtlTxInf, ...further];
  return [...new Set(all)].filter((one) => one && isGiven(one) && !known.includes(one)).join(" ");
}

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
    const { Dbtr, DbtrAcct, UltmtDbtr, Cdtr, CdtrAcct, UltmtCdtr } = payment?.RltdPties ?? {};
    const [other, ultimate] = (incoming ? [Dbtr, UltmtDbtr] : [Cdtr, UltmtCdtr]).map(nameOf);
    const said = payment?.RmtInf?.Ustrd.join(" ") || bankEntry.AddtlNtryInf;
    return [
      {
        direction: incoming ? ("in" as const) : ("out" as const),
        day,
        amount_cents: cents,
        counterparty: other || ultimate || "",
        counterparty_iban: ibanIn((incoming ? DbtrAcct : CdtrAcct)?.Id?.IBAN ?? ""),
        text: said,
        details: detailsOf(payment, [ultimate, bankEntry.AddtlNtryInf], [said, other || ultimate]),
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
