import { createHash } from "node:crypto";
import { normaliseIban, isIban } from "@su-turrone/contract/iban";
import { decimalEuros } from "@su-turrone/contract/money";
import { shopDay } from "@su-turrone/contract/time-zone";
import slugify from "slugify";
import { create } from "xmlbuilder2";
import { type RefundToSend, readRefundsToSend } from "./read-refunds-to-send";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { readSettings } from "../shop/settings";

/**
 * Version of the EPC's guidelines that banks have to take from their customers (EPC132-08;
 * docs/decisions/033-transfers-sent-back.md).
 */
const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";

/** Maximum lengths of the format, in characters. */
const longest = { id: 35, name: 70, text: 140 };

/** A text in SEPA's character set, in which a slash may neither begin a text nor be doubled (EPC217-08). */
const sepaText = (text: string, length: number): string =>
  text
    .normalize("NFC")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (letter) =>
      /\p{Dash}/u.test(letter) ? "-" : slugify(letter, { strict: true }) || " ",
    )
    .replace(/\/{2,}/g, "/")
    .replace(/^[/\s]+/, "")
    .replace(/ {2,}/g, " ")
    .slice(0, length)
    .replace(/[/\s]+$/, "");

/** The shop's account; `bic` may be empty. */
export interface Debtor {
  holder: string;
  iban: string;
  bic: string;
}

/** A refund whose account is known. */
export type PayableRefund = RefundToSend & { account: NonNullable<RefundToSend["account"]> };

/** Refunds to the same accounts have the same id, so that the bank detects a file that is sent twice. */
function fileId(refunds: readonly PayableRefund[]): string {
  const orders = refunds.map(({ id, cents, account: { iban } }) => [id, cents, iban].join(" ")).toSorted();
  const hash = createHash("sha256").update(orders.join("\n")).digest("hex");
  return `REFUNDS-${hash.slice(0, longest.id - "REFUNDS-".length)}`;
}

const agentOf = ({ bic }: Debtor) => ({
  FinInstnId: bic === "" ? { Othr: { Id: "NOTPROVIDED" } } : { BICFI: bic },
});

const paymentOf = ({ id, cents, reference, account }: PayableRefund) => ({
  PmtId: { EndToEndId: sepaText(id.replaceAll("_", "-"), longest.id) },
  Amt: { InstdAmt: { "@Ccy": "EUR", "#": decimalEuros(cents) } },
  // the format allows no empty name, which is what is left of one in Chinese
  Cdtr: { Nm: sepaText(account.holder, longest.name) || sepaText(reference, longest.name) },
  CdtrAcct: { Id: { IBAN: account.iban } },
  RmtInf: { Ustrd: sepaText(reference, longest.text) },
});

/**
 * A SEPA credit transfer file (ISO 20022 pain.001.001.09), from which a bank makes the transfers of refunds. Each is
 * debited by itself, so that the statement shows it.
 */
export function creditTransferFile(
  refunds: readonly PayableRefund[],
  debtor: Debtor,
  now: Date,
): { name: string; xml: string } {
  const id = fileId(refunds);
  const name = { Nm: sepaText(debtor.holder, longest.name) };
  const sums = {
    NbOfTxs: String(refunds.length),
    CtrlSum: decimalEuros(refunds.reduce((sum, { cents }) => sum + cents, 0)),
  };
  const day = shopDay(now);
  const xml = create({ version: "1.0", encoding: "UTF-8" })
    .ele(namespace, "Document")
    .ele({
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: id, CreDtTm: now.toISOString(), ...sums, InitgPty: name },
        PmtInf: {
          PmtInfId: id,
          PmtMtd: "TRF",
          BtchBookg: "false",
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: { Dt: day },
          Dbtr: name,
          DbtrAcct: { Id: { IBAN: normaliseIban(debtor.iban) } },
          DbtrAgt: agentOf(debtor),
          ChrgBr: "SLEV",
          CdtTrfTxInf: refunds.map(paymentOf),
        },
      },
    })
    .end({ prettyPrint: true });
  return { name: `refunds-${day}.xml`, xml };
}

/** A refund as it stands in a file: recording it as sent compares amount and account. */
export interface RefundInFile {
  id: string;
  /** Integer cents. */
  cents: number;
  iban: string;
}

/** A credit transfer file, and what it orders. */
export interface CreditTransferFile {
  name: string;
  xml: string;
  refunds: RefundInFile[];
}

const isPayable = (refund: RefundToSend): refund is PayableRefund => refund.account !== null;

/** The credit transfer file of all refunds that wait and whose account is known. @throws NOT_ALLOWED */
export async function readCreditTransferFile(
  container: MedusaContainer,
  now: Date,
  language: Language,
): Promise<CreditTransferFile> {
  const [refunds, settings] = await Promise.all([readRefundsToSend(container, now), readSettings(container)]);
  const { transfer_holder: holder, transfer_iban: iban, transfer_bic: bic } = settings;
  const refuse = (reason: "no_refunds" | "no_account") =>
    new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).transferFile[reason]);
  if (!isIban(normaliseIban(iban))) throw refuse("no_account");
  const payable = refunds.filter(isPayable);
  if (payable.length === 0) throw refuse("no_refunds");
  return {
    ...creditTransferFile(payable, { holder, iban, bic }, now),
    refunds: payable.map(({ id, cents, account }) => ({ id, cents, iban: account.iban })),
  };
}
