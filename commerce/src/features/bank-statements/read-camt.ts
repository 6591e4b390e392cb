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
const account = record({ Id: record({ IBAN: text }), Nm: text });
const date = record({ Dt: text, DtTm: text });

/** A text of the payer in parts, with the references that the shop or the payer gave. */
const structuredText = z.object({
  RfrdDocInf: arrayOf(z.object({ Nb: text })),
  CdtrRefInf: record({ Ref: text }),
  AddtlRmtInf: arrayOf(z.string()),
});

const transaction = z.object({
  Refs: record({ AcctSvcrRef: text, PmtInfId: text, InstrId: text, EndToEndId: text, TxId: text }),
  Amt: amount.optional(),
  AmtDtls: record({ TxAmt: record({ Amt: amount }) }),
  CdtDbtInd: text,
  RltdPties: record({
    InitgPty: party,
    Dbtr: party,
    DbtrAcct: account,
    UltmtDbtr: party,
    Cdtr: party,
    CdtrAcct: account,
    UltmtCdtr: party,
  }),
  RmtInf: record({ Ustrd: arrayOf(z.string()), Strd: arrayOf(structuredText) }),
  RltdRmtInf: arrayOf(z.object({ RmtId: text })),
  AddtlTxInf: text,
});

const entry = z.object({
  NtryRef: text,
  Amt: amount,
  CdtDbtInd: z.enum(["CRDT", "DBIT"]),
  RvslInd: text.transform((reversed) => ["true", "1"].includes(reversed)),
  Sts: z.union([z.string(), z.object({ Cd: z.string() }).transform(({ Cd }) => Cd)]).default("BOOK"),
  BookgDt: date,
  ValDt: date,
  AcctSvcrRef: text,
  AddtlNtryInf: text,
  NtryDtls: arrayOf(z.object({ TxDtls: arrayOf(transaction) })),
});

const statement = z.object({
  Document: z.object({
    BkToCstmrStmt: z.object({ Stmt: arrayOf(z.object({ CreDtTm: text, Ntry: arrayOf(entry) })) }),
  }),
});

/** Parses an amount of the XML schema, whose only separator is the decimal point, into integer cents. */
const xmlCents = (written: string): number | null =>
  /^\d+(?:\.\d{0,2}0*)?$/.test(written) ? amountCents(Number(written).toFixed(2)) : null;

const transactionAmount = ({ Amt, AmtDtls }: z.infer<typeof transaction>) => Amt ?? AmtDtls?.TxAmt?.Amt;

const nameOf = (named: z.infer<typeof party>): string => named?.Nm || named?.Pty?.Nm || "";

const dayOf = (dated: z.infer<typeof date>): string => dated?.Dt || dated?.DtTm || "";

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
  const { EndToEndId, InstrId, TxId, PmtInfId } = payment?.Refs ?? {};
  const related = (payment?.RltdRmtInf ?? []).map(({ RmtId }) => RmtId);
  const all = [
    ...structured,
    EndToEndId,
    payment?.AddtlTxInf,
    ...further,
    ...related,
    InstrId,
    TxId,
    PmtInfId,
  ];
  return [...new Set(all)].filter((one) => one && isGiven(one) && !known.includes(one)).join("\n");
}

type Entry = z.infer<typeof entry>;

/**
 * Checks that the payments of an entry with incoming money are all of it: those of the other direction count against it,
 * and a single one may have become smaller by charges.
 */
function checkSum({ Amt, CdtDbtInd }: Entry, payments: readonly z.infer<typeof transaction>[], row: number) {
  const amounts = [Amt, ...payments.map((payment) => transactionAmount(payment) ?? Amt)];
  const directions = [CdtDbtInd, ...payments.map((payment) => payment.CdtDbtInd || CdtDbtInd)];
  const read = amounts.map((one) => (one["@_Ccy"] === "EUR" ? xmlCents(one["#text"]) : null));
  // what cannot be read is refused by its own reason
  if (read.includes(null) || !directions.includes("CRDT")) return;
  const [whole = 0, ...parts] = read.map(
    (cents, at) => (cents ?? 0) * (directions[at] === CdtDbtInd ? 1 : -1),
  );
  const sum = parts.reduce((total, cents) => total + cents, 0);
  if (parts.length === 1 ? sum < whole : sum !== whole) throw new StatementError("other_sum", row);
}

/** The lines of one entry: one per payment if the bank has combined several. @param row number of the entry */
function linesOf(bankEntry: Entry, statementDay: string, row: number): ReadLine[] {
  if (bankEntry.Sts !== "BOOK") return [];
  const payments = bankEntry.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const day = isoDay(dayOf(bankEntry.BookgDt) || dayOf(bankEntry.ValDt) || statementDay);
  const batch = payments.length > 1;
  // the bank may leave out the amounts of the single payments of an outgoing batch
  const unlisted = batch && bankEntry.CdtDbtInd === "DBIT" && !payments.every(transactionAmount);
  const whole = payments.length === 0 || unlisted;
  if (!whole && payments.every((payment) => !batch || transactionAmount(payment)))
    checkSum(bankEntry, payments, row);
  return (whole ? [null] : payments).flatMap((payment) => {
    const incoming = (payment?.CdtDbtInd || bankEntry.CdtDbtInd) === "CRDT";
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
    const { InitgPty, Dbtr, DbtrAcct, UltmtDbtr, Cdtr, CdtrAcct, UltmtCdtr } = payment?.RltdPties ?? {};
    const [other, ultimate, initiator] = (incoming ? [Dbtr, UltmtDbtr, InitgPty] : [Cdtr, UltmtCdtr]).map(
      nameOf,
    );
    const holder = incoming ? DbtrAcct : CdtrAcct;
    const said = payment?.RmtInf?.Ustrd.join(" ") || bankEntry.AddtlNtryInf;
    const further = [ultimate, bankEntry.AddtlNtryInf, initiator, holder?.Nm, bankEntry.NtryRef];
    return [
      {
        direction: incoming ? ("in" as const) : ("out" as const),
        day,
        amount_cents: cents,
        counterparty: other || ultimate || "",
        counterparty_iban: ibanIn(holder?.Id?.IBAN ?? ""),
        text: said,
        details: detailsOf(payment, further, [said, other || ultimate]),
        bank_reference: payment?.Refs?.AcctSvcrRef || bankEntry.AcctSvcrRef,
        ...(bankEntry.RvslInd && { reversal: true as const }),
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
  return read.data.Document.BkToCstmrStmt.Stmt.flatMap(({ CreDtTm, Ntry }) =>
    Ntry.map((one) => ({ one, CreDtTm })),
  ).flatMap(({ one, CreDtTm }, index) => linesOf(one, CreDtTm, index + 1));
}
